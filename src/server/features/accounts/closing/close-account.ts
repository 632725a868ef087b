import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { findAccount, lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { deleteLoginTokens } from '../login/login-token.queries.ts';

interface Change {
  readonly id: number;
  /** Null: the owner by a link, or the portal. */
  readonly actorId: number | null;
  readonly at: Date;
}

/**
 * Closes a locked account before its erasure: its logins end, its adverts and its profile are not public any more.
 * @returns the state before, for `reopenAccount`
 */
export async function closeAccount(tx: Tx, { id, actorId, at }: Change): Promise<string> {
  const account = await findAccount(tx, id);
  await updateAccount(tx, id, { state: 'closing' });
  await deleteLoginTokens(tx, id);
  await recordEvent(tx, { accountId: id, actorId, kind: 'closed', at });
  return account!.state;
}

/** Makes a closed account what it was before. */
export async function reopenAccount(tx: Tx, { id, actorId, at }: Change, state: string): Promise<void> {
  await lockAccount(tx, id);
  await updateAccount(tx, id, { state });
  await recordEvent(tx, { accountId: id, actorId, kind: 'reopened', at });
}

export async function clearAvatar(db: Queryable, id: number): Promise<void> {
  await updateAccount(db, id, { avatar_picture_id: null });
}

/** The last step of an erasure: the row stays as the author of what others keep, without any data. */
export async function eraseAccount(tx: Tx, id: number): Promise<void> {
  await updateAccount(tx, id, {
    username: erasedUsername(id),
    state: 'erased',
    email: null,
    email_confirmed_at: null,
    password_hash: null,
    phone: null,
    phone_prefix: '',
    first_name: '',
    last_name: '',
    authorized: false,
    is_business: false,
    is_verification_paid: false,
    company: null,
    company_id: null,
    company_address: null,
    tax_id: null,
    user_group_id: null,
    scopes: [],
    second_factor_secret: null,
    second_factor_confirmed_at: null,
    second_factor_last_step: null,
    suspended_until: null,
    age_confirmed_at: null,
    terms_agreed_at: null,
    first_login_at: null,
  });
}

/** Nobody can register it; pages show "erased user" instead (`shared/accounts/erased-username.ts`). */
function erasedUsername(id: number): string {
  return `~${id}`;
}
