import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { findAccount } from '../account.queries.ts';
import { deleteAccountNote, insertAccountNote } from './account-note.queries.ts';

interface Noting {
  readonly id: number;
  readonly actorId: number;
}

/** Notes something about a user for other administrators. The audit log keeps that it was noted, not what. */
export async function addAccountNote(
  { db, now }: Context,
  { id, actorId, text }: Noting & { readonly text: string },
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    if (!(await findAccount(tx, id))) throw notFound();
    await insertAccountNote(tx, { accountId: id, authorId: actorId, text, at });
    await recordAudit(tx, [{ actorId, action: 'add_note', entity: 'account', entityId: id }], at);
  });
}

/** @throws not_found (404) when somebody else deleted it before */
export async function removeAccountNote(
  { db, now }: Context,
  { id, actorId, noteId }: Noting & { readonly noteId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteAccountNote(tx, id, noteId))) throw notFound();
    await recordAudit(tx, [{ actorId, action: 'delete_note', entity: 'account', entityId: id }], now());
  });
}
