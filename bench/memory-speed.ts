/** Of a usual machine with two cores. */
const usualNs = 100;
/** 256 MB, beyond the caches of a processor. */
const cells = 1 << 26;
const accesses = 20_000_000;

export interface MemorySpeed {
  /** Nanoseconds of a random access to memory. */
  readonly accessNs: number;
  /** How much longer than on a usual machine work takes that waits for memory; 1 at least. */
  readonly slowness: number;
}

/**
 * Measures random accesses to memory, of which searches consist: they follow pointers through lists of words and pages of tables.
 * Machines differ in it by a factor of three, and one that is shared with others does within an hour.
 */
export function measureMemorySpeed(): MemorySpeed {
  const next = oneCycle(cells);
  let cell = 0;
  const begun = performance.now();
  for (let access = 0; access < accesses; access += 1) cell = next[cell]!;
  const accessNs = ((performance.now() - begun) * 1e6) / accesses;
  if (cell < 0) throw new Error('Unreachable: it keeps the loop.');
  return { accessNs, slowness: Math.max(1, accessNs / usualNs) };
}

/** A random permutation of one cycle (Sattolo's algorithm): each cell names the next one to visit. */
function oneCycle(length: number): Int32Array {
  const cycle = Int32Array.from({ length }, (_, at) => at);
  let seed = 12_345;
  for (let at = length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((seed / 2 ** 32) * at);
    [cycle[at], cycle[other]] = [cycle[other]!, cycle[at]!];
  }
  return cycle;
}
