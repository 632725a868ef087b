import { notFound } from '#shared/errors.ts';
import type { Db, Tx } from '#server/platform/db/db.ts';
import { deleteMessages, lockConversation, markRead, setArchived } from './conversation.queries.ts';
import type { Side } from './side.ts';

/** Changes a conversation for one side. @throws not_found for everybody but its sides */
function change(db: Db, side: Side, id: number, apply: (tx: Tx) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, side, id))) throw notFound();
    await apply(tx);
  });
}

export const markConversationRead = (db: Db, side: Side, id: number, upTo: number) =>
  change(db, side, id, (tx) => markRead(tx, side, id, upTo));

export const archiveConversation = (db: Db, side: Side, id: number, isArchived: boolean) =>
  change(db, side, id, (tx) => setArchived(tx, side, id, isArchived));

export const deleteConversation = (db: Db, side: Side, id: number, upTo: number) =>
  change(db, side, id, (tx) => deleteMessages(tx, side, id, upTo));
