import type { Context } from '#server/context.ts';

/**
 * Works through all orders of a list, one by one. One that fails keeps none of the others waiting.
 * @param list a part of the ids above the given one, in their order
 * @throws AggregateError once all were tried
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
