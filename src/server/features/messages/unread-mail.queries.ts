import { sql } from 'kysely';
import type { Addressee } from '#server/features/accounts/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface DueSide {
  readonly conversation_id: number;
  readonly is_opener: boolean;
}

/** Sides whose unread messages are due for a mail, the longest due first. */
export async function listDueSides(db: Queryable, at: Date, limit: number): Promise<DueSide[]> {
  return db
    .selectFrom('conversation_side')
    .where('mail_due_at', '<=', at)
    .orderBy('mail_due_at')
    .limit(limit)
    .select(['conversation_id', 'is_opener'])
    .execute();
}

export interface UnreadFacts extends Addressee {
  readonly conversation_id: number;
  readonly is_opener: boolean;
  readonly unread: number;
  readonly read_up_to: number;
  readonly subject: string;
  readonly kind: string;
  /** Null: the shop. */
  readonly partner: string | null;
}

/**
 * Takes a side's due mail, so that no other worker sends it.
 * @returns undefined if it was read or taken meanwhile, if it is from somebody whom the reader has blocked since, and for
 *   the shop, which gets no mails
 */
export async function takeDueMail(tx: Tx, side: DueSide, at: Date): Promise<UnreadFacts | undefined> {
  const { rows } = await sql<UnreadFacts>`
    with due as (
      update conversation_side set mail_due_at = null
      where conversation_id = ${side.conversation_id} and is_opener = ${side.is_opener} and mail_due_at <= ${at}
      returning *)
    select d.conversation_id, d.is_opener, d.unread, d.read_up_to, c.subject, c.kind, p.username as partner,
      a.id, a.email, a.first_name, a.last_name, a.username, a.locale
    from due d
    join conversation c on c.id = d.conversation_id
    join account a on a.id = d.account_id and a.state = 'approved'
    left join account p on p.id = case when d.is_opener then c.partner_id else c.opener_id end
    where d.unread > 0
      and not exists (select from account_block b where b.account_id = a.id and b.blocked_id = p.id)`.execute(tx);
  return rows[0];
}
