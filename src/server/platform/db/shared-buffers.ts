import os from 'node:os';

const megabyte = 2 ** 20;

/**
 * Megabytes of shared buffers for the embedded PostgreSQL: an eighth of the memory, because Karafa's processes run on
 * the same machine, between 128 MB and 2 GB. Reading a page from the operating system's cache instead costs twice the
 * time of a search for a common word.
 * @param memory bytes that this process and its children may use
 */
export function sharedBuffersMb(memory = usableMemory()): number {
  return Math.min(2048, Math.max(128, Math.floor(memory / 8 / megabyte)));
}

/** The machine's memory, or less in a container with a limit. */
function usableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}
