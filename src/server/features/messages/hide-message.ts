import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { setMessageHidden } from './message.queries.ts';

interface Hiding {
  readonly id: number;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Hides the text and pictures of a message from both sides, as part of a decision on reports. It stays in its place and
 * in the counters.
 * @returns false if there is nothing to hide
 */
export async function hideReportedMessage(
  tx: Tx,
  { id, actorId, at, reason }: Hiding & { readonly reason: string },
): Promise<boolean> {
  if (!(await setMessageHidden(tx, id, { from: null, to: at }))) return false;
  const after = { is_hidden: true, reason };
  const before = { is_hidden: false };
  await recordAudit(tx, [{ actorId, action: 'hide', entity: 'message', entityId: id, before, after }], at);
  return true;
}

/**
 * Takes back the hiding that a decision on reports did at a time.
 * @returns false if the message is not hidden by it any more
 */
export async function showReportedMessage(
  tx: Tx,
  { id, actorId, at, hiddenAt }: Hiding & { readonly hiddenAt: Date },
): Promise<boolean> {
  if (!(await setMessageHidden(tx, id, { from: hiddenAt, to: null }))) return false;
  const before = { is_hidden: true };
  const after = { is_hidden: false };
  await recordAudit(tx, [{ actorId, action: 'show', entity: 'message', entityId: id, before, after }], at);
  return true;
}
