import { hashSync } from '@node-rs/argon2';
import type { Locale } from '#shared/i18n/locales.ts';
import { scopes } from '#shared/contract/scopes.ts';
import { demoPasswordSalt } from '#server/public-demo.ts';
import { knownNames, otherNames } from '../data/adverts/names.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import { createRandom } from '../random.ts';
import type { Row } from '../rows.ts';
import { readTable } from '../text.ts';

/** Everybody of the demo logs in with it. A portal that opens to the public starts with DEMO_DATA=off. */
export const demoPassword = 'Karafa-demo-18';

// A salt that is always the same, so that one day's rows are. The figures are those of the accounts.
const passwordHash = hashSync(demoPassword, {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  salt: demoPasswordSalt,
});

const named = new Map(readTable(knownNames, 3).map(([username, first, last]) => [username, { first, last }]));

interface Person {
  readonly id: number;
  readonly username: string;
  readonly locale: Locale;
  readonly createdAt: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly state?: 'approved' | 'waiting';
  readonly scopes?: readonly string[];
}

/** What every account of the demo has to log in. */
export function loginOf(person: Person, { phonePrefix }: Pick<DemoShop, 'phonePrefix'>): Row {
  const random = createRandom(`person ${person.username}`);
  const { first, last } = otherNames[person.locale];
  return {
    id: person.id,
    username: person.username,
    email: person.email ?? `${person.username.toLowerCase()}@demo.karafa.example`,
    password_hash: passwordHash,
    phone_prefix: person.locale === 'de' ? '+49' : phonePrefix,
    phone: `${700_000_000 + person.id}`,
    first_name: person.firstName ?? named.get(person.username)?.first ?? random.pick(first),
    last_name: person.lastName ?? named.get(person.username)?.last ?? random.pick(last),
    state: person.state ?? 'approved',
    scopes: person.scopes ?? [],
    locale: person.locale,
    age_confirmed_at: person.createdAt,
    email_confirmed_at: person.createdAt,
    terms_agreed_at: person.createdAt,
    created_at: person.createdAt,
  };
}

/** Those whom a visitor of the demo logs in as. `overeny` is verified, `novy` is not, `influencer` earns by vouchers. */
export const guests = [
  {
    username: 'karafa.sprava',
    email: 'admin@karafa.example',
    firstName: 'Alžběta',
    lastName: 'Správcová',
    scopes: [...scopes],
    daysAgo: 1600,
  },
  { username: 'overeny', email: 'overeny@karafa.example', firstName: 'Viktor', lastName: 'Ověřený', daysAgo: 410 },
  { username: 'novy', email: 'novy@karafa.example', firstName: 'Nela', lastName: 'Nováková', daysAgo: 95 },
  { username: 'eva.vinarka', email: 'influencer@karafa.example', firstName: 'Eva', lastName: 'Vinařová', daysAgo: 230 },
] as const;
