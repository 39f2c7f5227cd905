/// The look of the page of previews.
enum PreviewStyle {
  /// The style sheet. Colors and distances of sheets are those of the rows A1 to A12 of the behavior.
  static let css = """
    :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif;
      color: light-dark(#1a1a1a, #eee); background: light-dark(#fff, #161618); }
    body { margin: 1.5rem; }
    h2 { font-size: 1.4rem; margin: 2rem 0 0; }
    h3 { font-size: 1.15rem; margin: 1.5rem 0 0; }
    h4 { font-size: 1rem; margin: 0 0 .3rem; }
    p, ul, ol { margin: .3rem 0; }
    header p { max-width: 45rem; }
    code { overflow-wrap: anywhere; }
    small { color: light-dark(#5c5c60, #a5a5aa); }
    section { content-visibility: auto; contain-intrinsic-size: auto 30rem; }
    .columns { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding: .5rem 0; }
    article { flex: none; }
    article > ol { padding-inline-start: 1.4rem; width: 22rem; font-size: .9rem; }
    .error { color: light-dark(#b00018, #ff8a80); }
    .warning { color: light-dark(#7a4a00, #ffc46b); }
    .note { color: light-dark(#00558f, #82c7ff); }

    .screen { box-sizing: border-box; padding: 20px 8px 8px;
      background: light-dark(#999, #000); border-radius: 12px; }
    .screen ul { list-style: none; margin: 0; padding: 0; }
    .sheet .group, .alert .group { background: light-dark(#f9f9f9, #252525); border-radius: 13px;
      overflow: hidden; }
    .sheet .apart { background: light-dark(#fff, #2c2c2e); margin-top: 8px; }
    .alert { width: 270px; margin: 0 auto 12px; }
    .heading { padding: 13.5px 16px; text-align: center; font-size: 13px; line-height: 1.25;
      white-space: pre-line; overflow-wrap: anywhere; color: light-dark(#6e6e73, #98989d); }
    .heading p { margin: 0; }
    .heading p + p { margin-top: 4px; }
    .title { font-weight: 600; }
    .alert .heading { color: inherit; padding-top: 18px; }
    .alert .title { font-size: 17px; }
    .screen li { box-sizing: border-box; display: flex; align-items: center; justify-content: center;
      position: relative; min-height: 57px; padding: 0 10px; font-size: 20px;
      color: light-dark(#007aff, #0a84ff); }
    .alert li { min-height: 45px; padding: 0 8px; font-size: 17px; }
    .screen li + li, .heading + ul li { border-top: 1px solid light-dark(#0003, #fff3); }
    .pair { display: grid; grid-template-columns: 1fr 1fr; }
    .pair li + li { border-inline-start: 1px solid light-dark(#0003, #fff3); }
    .heading + ul.pair li:first-child { border-top: 1px solid light-dark(#0003, #fff3); }
    .screen .destructive { color: light-dark(#ff3b30, #ff453a); }
    .screen .cancel { font-weight: 600; }
    .maybe span, .maybe svg { outline: 1px dashed currentColor; outline-offset: 4px; }
    .missing { font-style: italic; }
    .screen span { text-align: center; overflow-wrap: anywhere; min-width: 0; }
    .unknown { text-decoration: underline wavy 1px; text-underline-offset: 4px; }
    .terminal li { font: 16px monospace; min-height: 2rem; white-space: pre; }
    svg { display: block; overflow: visible; flex: none; }
    text { fill: currentColor; text-anchor: middle; }
    .found { box-shadow: inset 3px 0 #d9600c, inset -3px 0 #d9600c; }
    .screen b { position: absolute; inset-block-start: 1px; inset-inline-end: 8px;
      font: 600 11px/16px system-ui, sans-serif; min-width: 16px; text-align: center; border-radius: 8px; color: #fff; background: #a84300; }
    .screen b + b { inset-inline-end: 28px; }
    """
}
