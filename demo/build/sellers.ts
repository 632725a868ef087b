import type { Locale } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { companyId } from '../check-digits.ts';
import { usernames } from '../data/adverts/sellers.ts';
import { groups } from '../data/groups.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import { createRandom, hashText } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import { readTable } from '../text.ts';
import { guests, loginOf } from './people.ts';

export interface Seller {
  readonly id: number;
  readonly locale: Locale;
  readonly town: string;
  /** Where else the seller hands over: one more town. */
  readonly otherTowns: readonly string[];
  readonly isVerified: boolean;
  /** How many adverts the seller may have: the portal allows the unverified ten that are not over. */
  readonly mostAdverts: number;
}

/** Somebody who reviews and is reviewed. */
export interface Rated {
  readonly id: number;
  readonly username: string;
  readonly locale: Locale;
  /** Days since the registration. */
  readonly age: number;
  readonly reviews: number;
  /** What the stars are drawn around. */
  readonly average: number;
}

export interface People {
  readonly sellers: Seller[];
  /** Whom a visitor of the demo logs in as; both sell something too. */
  readonly verified: Seller;
  readonly unverified: Seller;
  readonly administratorId: number;
  readonly clerkId: number;
  readonly influencerId: number;
  /** Who reviews and is reviewed. */
  readonly rated: readonly Rated[];
  readonly rows: Rows;
}

/** The sellers and their accounts, then those to log in with, then registrations that wait. */
export function buildSellers(calendar: Calendar, demo: DemoShop): People {
  const { towns } = demo;
  const people = (['cs', 'en', 'de'] as const).flatMap((locale) =>
    usernames[locale]
      .trim()
      .split(/\s+/)
      .map((username, index) => ({
        username,
        locale,
        business: undefined,
        isVerified: index % (locale === 'cs' ? 3 : 2) === 0,
      })),
  );
  const companies = readTable(demo.businesses, 5).map(([username, locale, company, number, address]) => ({
    username: username!,
    locale: locale as Locale,
    business: { company: company!, id: companyId(number!), address: address! },
    isVerified: true,
  }));
  // Mixed, so that the order of ids says nothing.
  const everybody = [...people, ...companies].sort((a, b) => hashText(a.username) - hashText(b.username));

  const sellers: Seller[] = [];
  const accounts: Row[] = [];
  const rated: Rated[] = [];
  for (const [index, { username, locale, business, isVerified }] of everybody.entries()) {
    const random = createRandom(`seller ${username}`);
    const id = index + 1;
    const reviews = random.chance(0.2) ? 0 : random.int(1, isVerified ? 48 : 12);
    sellers.push({
      id,
      locale,
      town: random.pick(towns),
      otherTowns: [createRandom(`other town of ${username}`).pick(towns)],
      isVerified,
      mostAdverts: isVerified ? random.int(14, 36) : 9,
    });
    const account = {
      authorized: isVerified,
      is_business: business !== undefined,
      company: business?.company ?? null,
      company_id: business?.id ?? null,
      tax_id: business ? taxIdOf(business.id, demo) : null,
      company_address: business?.address ?? null,
    };
    const average = random.int(isVerified ? 410 : 340, 500) / 100;
    const age = random.int(90, 1900) + random.next();
    rated.push({ id, username, locale, age, reviews, average });
    const createdAt = calendar.daysAgo(age);
    accounts.push({ ...account, ...loginOf({ id, username, locale, createdAt }, demo) });
  }
  const [administrator, verified, unverified, influencer] = buildGuests(calendar, accounts, demo);
  buildRegistrations(calendar, accounts, demo);
  const clerkId = buildClerk(calendar, accounts, demo);
  const [, ...visitors] = guests;
  const visitorIds = [verified.id, unverified.id, influencer.id];
  const figures = [
    { reviews: 14, average: 4.6 },
    { reviews: 4, average: 4.8 },
    { reviews: 0, average: 5 },
  ];
  for (const [index, { username, daysAgo }] of visitors.entries())
    rated.push({ id: visitorIds[index]!, username, locale: 'cs', age: daysAgo, ...figures[index]! });
  return {
    sellers,
    verified,
    unverified,
    administratorId: administrator.id,
    clerkId,
    influencerId: influencer.id,
    rated,
    rows: {
      user_group: groupRows(),
      account: accounts.map((account) => ({
        ...account,
        user_group_id: groupOf(account),
        is_verification_paid: account.id === verified.id,
      })),
    },
  };
}

function groupRows(): Row[] {
  return groups.map(({ name, discount }, index) => ({ id: index + 1, name, discount_percent: discount }));
}

function groupOf({ username }: Row): number | null {
  const index = groups.findIndex(({ members }) => (members as readonly unknown[]).includes(username));
  return index === -1 ? null : index + 1;
}

const person = {
  authorized: false,
  is_business: false,
  company: null,
  company_id: null,
  tax_id: null,
  company_address: null,
};

function buildGuests(calendar: Calendar, accounts: Row[], demo: DemoShop): [Seller, Seller, Seller, Seller] {
  const [administrator, verified, unverified, influencer] = guests;
  const add = (guest: (typeof guests)[number], isVerified: boolean): Seller => {
    const id = accounts.length + 1;
    const createdAt = calendar.daysAgo(guest.daysAgo);
    accounts.push({ ...person, authorized: isVerified, ...loginOf({ ...guest, id, locale: 'cs', createdAt }, demo) });
    return { id, locale: 'cs', town: demo.words.capital, otherTowns: [demo.words.capital], isVerified, mostAdverts: 9 };
  };
  return [add(administrator, true), add(verified, true), add(unverified, false), add(influencer, false)];
}

function buildRegistrations(calendar: Calendar, accounts: Row[], demo: DemoShop): void {
  const add = (username: string, account: Row, daysAgo: number) => {
    const createdAt = calendar.daysAgo(daysAgo);
    const login = loginOf({ id: accounts.length + 1, username, locale: 'cs', createdAt, state: 'waiting' }, demo);
    accounts.push({ ...person, ...account, ...login });
  };
  add('rybizova.pipa', {}, 1.4);
  const id = companyId('9912196');
  const company = {
    is_business: true,
    company: 'Sklep pod Kaštanem s.r.o.',
    company_id: id,
    tax_id: taxIdOf(id, demo),
  };
  add('sklep.kastan', { ...company, company_address: `Kaštanová 7, ${demo.towns.at(-1)}` }, 0.3);
}

/** A second administrator, of orders alone: who requests a large refund cannot approve it. */
function buildClerk(calendar: Calendar, accounts: Row[], demo: DemoShop): number {
  const id = accounts.length + 1;
  const clerk = { id, username: 'karafa.expedice', locale: 'cs', scopes: ['orders'] } as const;
  const named = { ...clerk, firstName: 'Bohdan', lastName: 'Expediční', createdAt: calendar.daysAgo(700) };
  accounts.push({ ...person, ...loginOf(named, demo) });
  return id;
}

/** A Slovak one can't be told from the company's number. */
function taxIdOf(companyId: string, { shop }: DemoShop): string | null {
  return shop.country === 'CZ' ? `CZ${companyId}` : null;
}
