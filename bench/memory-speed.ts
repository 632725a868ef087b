/** Of a usual machine with two cores. */
const usualNs = 100;
/** Machines differ by a factor of three: one that seems slower is busy. */
const mostSlowness = 3;
/** 256 MB, beyond the caches of a processor. */
const cells = 1 << 26;
const accesses = 20_000_000;

export interface MemorySpeed {
  /** Nanoseconds of a random access to memory. */
  readonly accessNs: number;
  /** How many times longer memory-bound work takes than on a usual machine: from 1 to 3. */
  readonly slowness: number;
}

/**
 * Measures random accesses to memory, which dominate searches: they follow pointers through lists of words and pages of tables.
 * Machines differ by a factor of three, and a shared one varies as much within an hour.
 */
export function measureMemorySpeed(): MemorySpeed {
  const next = oneCycle(cells);
  let cell = 0;
  const begun = performance.now();
  for (let access = 0; access < accesses; access += 1) cell = next[cell]!;
  const accessNs = ((performance.now() - begun) * 1e6) / accesses;
  if (cell < 0) throw new Error('Unreachable: it keeps the loop.');
  return { accessNs, slowness: Math.min(mostSlowness, Math.max(1, accessNs / usualNs)) };
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
