import type { ServiceKind } from '#shared/paid-services/services.ts';
import type { Db } from '#server/platform/db/db.ts';
import { buildAccount, logIn } from './account-factories.ts';
import { buildAdvert } from './advert-factories.ts';
import { buildCategory } from './factories.ts';
import type { TestServer } from './test-server.ts';

export interface Login {
  readonly id: number;
  readonly headers: { readonly authorization: string };
}

/** A user whose address an invoice can name. */
export async function buildPayer(db: Db, account: Parameters<typeof buildAccount>[1] = {}): Promise<Login> {
  const id = await buildAccount(db, account);
  const address = { name: 'Jan Sběratel', street: 'Dlouhá 1', city: 'Praha', postcode: '11000', country_code: 'CZ' };
  await db
    .insertInto('account_address')
    .values({ ...address, kind: 'invoice', account_id: id })
    .execute();
  return { id, headers: await logIn(db, id) };
}

/** A service that a user can ask for, through its calls. */
export interface AskedService {
  readonly kind: ServiceKind;
  /** Minor units. */
  readonly price: number;
  /** The path of its calls. */
  readonly path: string;
  readonly form: object;
}

/** Something of each kind that the user may pay for. */
export const paidServices: Readonly<Record<ServiceKind, (db: Db, user: Login) => Promise<AskedService>>> = {
  verification: async () => ({ kind: 'verification', price: 49_900, path: '/api/me/verification', form: {} }),
  topping: async (db, user) => {
    const advert = await buildAdvert(db, { seller: user.id, category: await buildCategory(db) });
    const path = `/api/me/advertisements/${advert}/topping`;
    return { kind: 'topping', price: 16_900, path, form: { days: 14 } };
  },
};

export function payFor(app: TestServer, { path, form }: AskedService, user: Login, method = 'card') {
  return app.inject({ method: 'POST', url: path, headers: user.headers, payload: { ...form, method } });
}
