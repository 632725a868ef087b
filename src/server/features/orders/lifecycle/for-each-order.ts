import type { Context } from '#server/context.ts';

/**
 * Processes all orders of a list, one by one. A failing one does not block the others.
 * @param list a batch of the ids above the given one, in ascending order
 * @throws AggregateError once all were attempted
 */
export async function forEachOrder(
  { log }: Pick<Context, 'log'>,
  list: (after: number) => Promise<number[]>,
  work: (id: number) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let ids = await list(0);
  while (ids.length > 0) {
    for (const id of ids) {
      try {
        await work(id);
      } catch (error) {
        log.error('An order could not be worked through', { order: id, error });
        failures.push(error);
      }
    }
    ids = await list(ids.at(-1)!);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be worked through`);
}
