import { sql } from 'kysely';
import type { Suppression } from '#shared/newsletters/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Ends mails to an address whose mail server knows no such mailbox. */
export async function suppressBounced(
  db: Queryable,
  id: number,
  { detail, at }: { readonly detail: string; readonly at: Date },
): Promise<void> {
  await sql`
    update subscriber set state = 'suppressed', state_at = ${at}, suppression = 'bounce', suppression_detail = ${detail}
    where id = ${id} and state = 'active'`.execute(db);
}

interface Changed {
  readonly id: number;
  readonly state: string;
  readonly suppression: Suppression | null;
}

/** Ends mails to people who complained about them. @returns those that got mails until now */
export async function suppressComplained(tx: Tx, ids: readonly number[], at: Date): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with before as (
      select id, state from subscriber where id = any(${[...ids]}::bigint[]) and state in ('active', 'unconfirmed')
      for update)
    update subscriber s set state = 'suppressed', state_at = ${at}, suppression = 'complaint'
    from before where s.id = before.id
    returning s.id, before.state, s.suppression`.execute(tx);
  return rows;
}

/** Lifts suppressions: subscribers with a confirmed e-mail get mails again. @returns those that were suppressed */
export async function liftSuppressions(tx: Tx, ids: readonly number[], at: Date): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with before as (
      select id, suppression from subscriber where id = any(${[...ids]}::bigint[]) and state = 'suppressed' for update)
    update subscriber s set state_at = ${at}, suppression = null, suppression_detail = null,
      state = case when s.confirmed_at is null then 'unconfirmed' else 'active' end
    from before where s.id = before.id
    returning s.id, s.state, before.suppression`.execute(tx);
  return rows;
}
