// Declarations that the C library's headers keep behind feature macros which Swift does not set.

#ifndef TERMINAL_CALLS_H
#define TERMINAL_CALLS_H

#include <spawn.h>
#include <stddef.h>

int posix_openpt(int flags);
int grantpt(int descriptor);
int unlockpt(int descriptor);
int ptsname_r(int descriptor, char *name, size_t size);
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// Linux's value of POSIX_SPAWN_SETSID, in the GNU C library and in musl.
static const short session_leader_flag = 0x80;

#endif
