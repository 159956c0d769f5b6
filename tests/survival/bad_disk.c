/* Preloaded into a Redis server: its disk takes as many milliseconds to sync as a file says, and is full if that says so. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void how(int *sync_ms, int *full) {
    *sync_ms = *full = 0;
    FILE *file = fopen(getenv("BAD_DISK"), "r");
    if (file) {
        if (fscanf(file, "%d %d", sync_ms, full) != 2) *sync_ms = *full = 0;
        fclose(file);
    }
}

static void wait_for_disk(void) {
    int sync_ms, full;
    how(&sync_ms, &full);
    if (sync_ms) usleep(sync_ms * 1000);
}

int fsync(int fd) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fsync");
    wait_for_disk();
    return real(fd);
}

int fdatasync(int fd) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
    wait_for_disk();
    return real(fd);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) real = dlsym(RTLD_NEXT, "write");
    struct stat what;
    int sync_ms, full;
    if (count > 1 && fstat(fd, &what) == 0 && S_ISREG(what.st_mode)) {
        how(&sync_ms, &full);
        /* A disk that runs full takes the beginning of what is written. */
        if (full) return real(fd, bytes, count / 2);
    }
    return real(fd, bytes, count);
}
