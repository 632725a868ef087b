import type { Insertable } from 'kysely';
import type { Scope } from '#shared/contract/scopes.ts';
import { createToken, hashToken } from '#server/features/accounts/login/tokens.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Account } from '#server/platform/db/schema.ts';

let counter = 0;
const far = new Date('2100-01-01T00:00:00Z');

/** An approved account without a password. */
export async function buildAccount(db: Db, account: Partial<Insertable<Account>> = {}): Promise<number> {
  const n = ++counter;
  const { id } = await db
    .insertInto('account')
    .values({
      username: `user.${n}`,
      email: `user${n}@karafa.example`,
      phone_prefix: '+420',
      phone: `${600_000_000 + n}`,
      first_name: 'Jan',
      last_name: 'Novák',
      state: 'approved',
      ...account,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Logs an account in.
 * @param authenticatedAt when the password was entered; by default recently
 * @returns headers that authenticate its calls
 */
export async function logIn(db: Db, accountId: number, authenticatedAt = far): Promise<{ authorization: string }> {
  const token = createToken();
  await db
    .insertInto('login_token')
    .values({
      hash: hashToken(token),
      account_id: accountId,
      created_at: new Date(0),
      last_seen_at: far,
      expires_at: far,
      authenticated_at: authenticatedAt,
    })
    .execute();
  return { authorization: `Bearer ${token}` };
}

export async function buildAdministrator(
  db: Db,
  scopes: readonly Scope[] = ['users', 'adverts', 'settings'],
): Promise<{ id: number; headers: { authorization: string } }> {
  const id = await buildAccount(db, { scopes: [...scopes] });
  return { id, headers: await logIn(db, id) };
}

/** An account in a group with this discount in per cent. */
export async function buildMember(db: Db, discountPercent: number): Promise<number> {
  const group = await db
    .insertInto('user_group')
    .values({ name: `Group ${++counter}`, discount_percent: discountPercent })
    .returning('id')
    .executeTakeFirstOrThrow();
  return buildAccount(db, { user_group_id: group.id });
}

/** A filled form of a registration. */
export function registrationForm(form: object = {}) {
  return {
    username: 'Jan.Novak',
    email: 'Jan@Karafa.example',
    phone_prefix: '+420',
    phone: '601 234 567',
    password: 'heslo do sklepa',
    password_confirmation: 'heslo do sklepa',
    first_name: 'Jan',
    last_name: 'Novák',
    is_business: false,
    company: '',
    company_id: '',
    tax_id: '',
    company_address: '',
    terms: true,
    age: true,
    lang: 'cs',
    ...form,
  };
}
