import type { Locale } from '#shared/i18n/locales.ts';
import type { DemoPlaces } from './demo-places.ts';
import type { ShopPlaces } from './shop-places.ts';

/** Accounts of the demo data: an administrator with all scopes, a verified user, one who is not, an influencer. */
export type DemoAccount = 'admin' | 'overeny' | 'novy' | 'influencer';

/** Guests: one whose cart is empty, one with goods in it. */
export type Visitor = DemoAccount | 'guest' | 'shopper';

export type Places = DemoPlaces & ShopPlaces;

export interface PersonalScreen {
  readonly account: Visitor;
  readonly path: (locale: Locale, at: Places) => string;
}
