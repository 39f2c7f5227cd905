"""Has Orca say nothing aloud: what it would say is in its log."""

import os

import orca.debug
import orca.settings

orca.settings.timeoutTime = 0
orca.settings.speechServerFactory = "none"
orca.settings.speechFactoryModules = []
orca.settings.enableSound = False
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
orca.settings.enableKeyEcho = False

# Orca's own debug file is written in blocks; what waits for a line needs it at once.
orca.debug.debugFile = open(os.environ["ORCA_LOG"], "a", buffering=1, encoding="utf-8")
orca.debug.debugLevel = orca.debug.LEVEL_ALL
