import type { Locale } from '#shared/i18n/locales.ts';
import type { ShopCode } from '#shared/shop/shops.ts';
import { companyId } from '../check-digits.ts';
import { buyers } from '../data/buyers.ts';
import { readTable } from '../text.ts';

export interface Buyer {
  readonly key: string;
  readonly locale: Locale;
  readonly name: string;
  readonly address: { readonly street: string; readonly city: string; readonly postcode: string };
  readonly company: {
    readonly company: string | null;
    readonly company_id: string | null;
    readonly tax_id: string | null;
  };
  readonly contact: {
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly phone_prefix: string;
    readonly phone: string;
  };
}

/** The buyers of a shop's demo orders by their keys. */
export function readBuyers(shop: ShopCode): ReadonlyMap<string, Buyer> {
  return new Map(
    readTable(buyers[shop], 9).map((cells, index) => {
      const [key, first, last, street, city, postcode, locale, company, number] = cells as [
        ...[string, string, string, string, string, string],
        ...[Locale, string, string],
      ];
      const isGuest = /^\d+$/.test(key);
      const id = company === '-' ? null : companyId(number);
      const buyer: Buyer = {
        key,
        locale,
        name: `${first} ${last}`,
        address: { street, city, postcode },
        company: {
          company: id && company,
          company_id: id,
          // A Slovak one can't be told from the company's number.
          tax_id: id && shop === 'cz' ? `CZ${id}` : null,
        },
        contact: {
          email: isGuest ? `zakaznik${key}@demo.karafa.example` : `${key}@karafa.example`,
          first_name: first,
          last_name: last,
          phone_prefix: shop === 'sk' ? '+421' : '+420',
          phone: `${720_100_200 + index}`,
        },
      };
      return [key, buyer];
    }),
  );
}
