/**
 * Node's options for a web process and the worker, which bound the heap. Near the bound a process collects garbage all the
 * time, then ends; docs/operations.md says how much stays alive.
 */
export const heapFlags = ['--max-old-space-size=120', '--max-semi-space-size=4'];

/**
 * Environment of these processes. glibc gives each thread its own arena and keeps freed memory there: rendering
 * pictures on any thread would hold hundreds of megabytes forever. Hence two arenas, and large blocks are returned at
 * once.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
