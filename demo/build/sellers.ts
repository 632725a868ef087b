import type { Locale } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { companyId } from '../check-digits.ts';
import { businesses, usernames } from '../data/adverts/sellers.ts';
import { towns } from '../data/adverts/towns.ts';
import { createRandom, hashText } from '../random.ts';
import type { Row, Rows } from '../rows.ts';
import { readTable } from '../text.ts';

export interface Seller {
  readonly id: number;
  readonly locale: Locale;
  readonly town: string;
  readonly isVerified: boolean;
  /** How many adverts the seller may have: the portal allows the unverified ten that are not over. */
  readonly mostAdverts: number;
}

/** The sellers and their accounts. */
export function buildSellers(calendar: Calendar): { sellers: Seller[]; rows: Rows } {
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
  const companies = readTable(businesses, 5).map(([username, locale, company, number, address]) => ({
    username: username!,
    locale: locale as Locale,
    business: { company: company!, id: companyId(number!), address: address! },
    isVerified: true,
  }));
  // Mixed, so that the order of ids says nothing.
  const everybody = [...people, ...companies].sort((a, b) => hashText(a.username) - hashText(b.username));

  const sellers: Seller[] = [];
  const accounts: Row[] = [];
  for (const [index, { username, locale, business, isVerified }] of everybody.entries()) {
    const random = createRandom(`seller ${username}`);
    const id = index + 1;
    const reviews = random.chance(0.2) ? 0 : random.int(1, isVerified ? 96 : 24);
    sellers.push({
      id,
      locale,
      town: random.pick(towns),
      isVerified,
      mostAdverts: isVerified ? random.int(14, 36) : 9,
    });
    accounts.push({
      id,
      username,
      authorized: isVerified,
      is_business: business !== undefined,
      company: business?.company ?? null,
      company_id: business?.id ?? null,
      tax_id: business ? `CZ${business.id}` : null,
      company_address: business?.address ?? null,
      stars_average: reviews > 0 ? random.int(isVerified ? 410 : 340, 500) / 100 : null,
      reviews,
      created_at: calendar.daysAgo(random.int(90, 1900) + random.next()),
    });
  }
  return { sellers, rows: { account: accounts } };
}
