/**
 * Repeats until a batch is empty: one that is not full may have skipped locked rows. Each batch should commit by itself,
 * so that no lock lasts long.
 * @returns the sum of the batches
 */
export async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = await work(); done > 0; done = await work()) total += done;
  return total;
}
