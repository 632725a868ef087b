import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { eachInTransaction } from '#server/platform/db/each-in-transaction.ts';
import { lockLine, setLineState } from '../bank-line.queries.ts';

/**
 * Marks transactions as not meant for the shop; those that do not wait are left.
 * @returns ids of the marked ones
 */
export async function ignoreLines(
  context: Context,
  { ids, note, actorId }: { readonly ids: readonly number[]; readonly note: string; readonly actorId: number },
): Promise<number[]> {
  const { decided } = await eachInTransaction(context, { action: 'bank-lines.ignore', ids }, async (tx, id) => {
    const line = await lockLine(tx, id);
    if (line?.state !== 'waiting') return 'not_waiting';
    const at = context.now();
    await setLineState(tx, id, { state: 'ignored', note, actorId, at });
    await recordAudit(tx, [{ actorId, action: 'ignore', entity: 'bank_line', entityId: id, after: { note } }], at);
    return undefined;
  });
  return decided;
}
