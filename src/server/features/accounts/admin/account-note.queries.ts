import type { Queryable, Tx } from '#server/platform/db/db.ts';

const mostNotes = 100;

/** The newest notes about an account. */
export function listAccountNotes(db: Queryable, accountId: number) {
  return db
    .selectFrom('account_note as n')
    .leftJoin('account as a', 'a.id', 'n.author_id')
    .where('n.account_id', '=', accountId)
    .select(['n.id', 'n.text', 'n.created_at', 'a.username as author'])
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(mostNotes)
    .execute();
}

export async function insertAccountNote(
  tx: Tx,
  note: { readonly accountId: number; readonly authorId: number; readonly text: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('account_note')
    .values({ account_id: note.accountId, author_id: note.authorId, text: note.text, created_at: note.at })
    .execute();
}

/** @returns whether the account had the note */
export async function deleteAccountNote(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_note')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
