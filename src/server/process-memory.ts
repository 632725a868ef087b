/** Node's options for a web process and the worker, which bound the heap. Pages and jobs alive at once take half of it. */
export const heapFlags = ['--max-old-space-size=128', '--max-semi-space-size=8'];

/**
 * Environment of these processes. glibc gives each thread an arena of its own and keeps there what was freed: pictures,
 * which any thread may draw, would hold hundreds of megabytes for ever. So two arenas, and large pieces go back at once.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
