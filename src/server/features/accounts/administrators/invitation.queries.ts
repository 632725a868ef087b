import type { Scope } from '#shared/contract/scopes.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface NewInvitation {
  readonly email: string;
  readonly scopes: readonly Scope[];
  readonly locale: Locale;
  /** Undefined: the start of the portal. */
  readonly invitedBy: number | undefined;
  readonly hash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Only the newest invitation of an address works. */
export async function replaceInvitation(tx: Tx, invitation: NewInvitation): Promise<number> {
  const { email, createdAt } = invitation;
  await tx
    .updateTable('administrator_invitation')
    .set({ state: 'cancelled', ended_at: createdAt })
    .where('email', '=', email)
    .where('state', '=', 'open')
    .execute();
  const { id } = await tx
    .insertInto('administrator_invitation')
    .values({
      email,
      scopes: [...invitation.scopes],
      locale: invitation.locale,
      invited_by: invitation.invitedBy ?? null,
      token_hash: invitation.hash,
      created_at: createdAt,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those that nobody has accepted or cancelled, the newest first; expired ones as well. */
export async function listOpenInvitations(db: Queryable) {
  const rows = await db
    .selectFrom('administrator_invitation as i')
    .leftJoin('account as a', 'a.id', 'i.invited_by')
    .where('i.state', '=', 'open')
    .select(['i.id', 'i.email', 'i.scopes', 'i.created_at', 'i.expires_at', 'a.username as invited_by'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, scopes: row.scopes as Scope[] }));
}

export async function findInvitation(db: Queryable, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('administrator_invitation as i')
    .leftJoin('account as a', 'a.id', 'i.invited_by')
    .where('i.token_hash', '=', hash)
    .where('i.state', '=', 'open')
    .where('i.expires_at', '>', now)
    .select(['i.email', 'i.scopes', 'a.username as invited_by'])
    .executeTakeFirst();
  return row && { ...row, scopes: row.scopes as Scope[] };
}

/** @param email in lower case */
export async function isInvited(db: Queryable, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('administrator_invitation')
    .where('email', '=', email)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an open invitation that has not expired until the end of the transaction. */
export async function lockInvitation(tx: Tx, hash: Buffer, now: Date) {
  const row = await tx
    .selectFrom('administrator_invitation')
    .where('token_hash', '=', hash)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .select(['id', 'email', 'scopes', 'invited_by'])
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, scopes: row.scopes as Scope[] };
}

/** @returns the invitation; undefined when it had ended before */
export async function endInvitation(
  tx: Tx,
  id: number,
  end:
    | { readonly state: 'accepted'; readonly by: number; readonly at: Date }
    | { readonly state: 'cancelled'; readonly at: Date },
) {
  const row = await tx
    .updateTable('administrator_invitation')
    .set({ state: end.state, ended_at: end.at, accepted_by: end.state === 'accepted' ? end.by : null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['email', 'scopes'])
    .executeTakeFirst();
  return row && { ...row, scopes: row.scopes as Scope[] };
}

/** Deletes what ended or expired before a time. Run by the worker. */
export async function deleteEndedInvitations(db: Queryable, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('administrator_invitation')
    .where((of) => of.or([of('ended_at', '<', before), of('expires_at', '<', before)]))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
