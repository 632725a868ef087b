import { formatMinor } from '#shared/money/money.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Text } from '../../text.ts';

/** What sets one shop's demo apart from the other's. Companies, streets and telephones are invented. */
export interface DemoShop {
  readonly shop: Shop;
  readonly company: Company;
  /** `code | town | street | postcode | latitude | longitude`; the capital's first, the warehouse last. */
  readonly branches: string;
  /** Where sellers live. */
  readonly towns: readonly string[];
  /** Businesses that advertise: username | language | company | first seven digits of its number | address. */
  readonly businesses: string;
  readonly phonePrefix: string;
  /** Sample rates: how many units of the default currency one unit costs. The default one first, then what foreigners ask. */
  readonly currencies: readonly DemoCurrency[];
  /** How many crowns its currency's unit is worth: the tables of goods are in crowns. */
  readonly crowns: number;
  /** In percent. All else that the shop sells (drinks, tobacco, what belongs to them) has the standard rate. */
  readonly bookTaxRate: number;
  readonly words: ShopWords;
}

export interface Company {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly id: string;
  /** What stands behind `DIČ`; a Slovak company has another number for VAT besides. */
  readonly taxId: string;
  readonly vatId: string;
  readonly email: string;
  readonly privacyEmail: string;
  readonly complaintsEmail: string;
  readonly phone: string;
}

export interface DemoCurrency {
  readonly code: string;
  readonly symbol_before: string;
  readonly symbol_after: string;
  readonly decimals: number;
  readonly rate: number;
  readonly is_default: boolean;
}

/** Parts of texts that speak of the country. */
export interface ShopWords {
  readonly country: Text;
  readonly inCountry: Text;
  readonly capital: string;
  readonly inCapital: Text;
  readonly law: Text;
  /** Which keeps the register: `u …`, `at …`, `beim …`. */
  readonly court: Text;
  /** Two large ones, where a seller often is. */
  readonly cities: Text;
  /** What a private seller takes for sending a bottle. */
  readonly postage: Text;
  /** Since when and by whose order spirits bear a strip, and which of them needn't: paragraphs of a post. */
  readonly stripOrigin: Text;
  readonly stripExempt: Text;
  /** Who settles disputes out of court and who supervises: a paragraph of the terms. */
  readonly disputes: Text;
  readonly disputesLink: string;
  /** To whom complaints about personal data go. */
  readonly privacyAuthority: Text;
}

/** Above which value of the goods delivery is free, written as every price is. */
export function freeDeliveryLimit({ shop, currencies }: Pick<DemoShop, 'shop' | 'currencies'>): string {
  return formatMinor(shop.freeDeliveryAbove.amount, currencies[0]!);
}
