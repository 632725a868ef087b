/** Node's options for a web process and the worker, which bound the heap. Two hundred callers at once keep 75 MB alive. */
export const heapFlags = ['--max-old-space-size=112', '--max-semi-space-size=8'];

/**
 * Environment of these processes. glibc gives each thread an arena of its own and keeps there what was freed: pictures,
 * which any thread may draw, would hold hundreds of megabytes for ever. So two arenas, and large pieces go back at once.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
