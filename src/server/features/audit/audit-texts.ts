import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAction, AuditEntity } from '#shared/audit/audit.ts';

export type Texts<Code extends string = string> = Readonly<Record<Code, MessageDescriptor>>;

export const actionTexts: Texts<AuditAction> = {
  approve: msg`Schválení`,
  reject: msg`Zamítnutí`,
  refuse: msg`Zamítnutí registrace`,
  block: msg`Zablokování`,
  unblock: msg`Odblokování`,
  set_group: msg`Změna skupiny`,
  set_verified: msg`Změna ověření účtu`,
  set_scopes: msg`Změna oprávnění`,
  switch_on_second_factor: msg`Zapnutí dvoufázového ověření`,
  switch_off_second_factor: msg`Vypnutí dvoufázového ověření`,
  renew_recovery_codes: msg`Vytvoření nových záložních kódů`,
  merge: msg`Sloučení`,
  add: msg`Přidání`,
  change: msg`Úprava`,
  delete: msg`Smazání`,
  resend: msg`Opětovné odeslání`,
  show: msg`Zobrazení v nabídce`,
  hide: msg`Skrytí z nabídky`,
  set_stock: msg`Změna skladu`,
  confirm: msg`Potvrzení`,
  retry: msg`Nový pokus`,
  send_back: msg`Vrácení peněz`,
};

export const entityTexts: Texts<AuditEntity> = {
  account: msg`uživatel`,
  advert: msg`inzerát`,
  advert_revision: msg`změna inzerátu`,
  brand: msg`značka`,
  rejection_reason: msg`důvod zamítnutí`,
  mail: msg`e-mail`,
  payment: msg`platba`,
  refund: msg`vratka`,
  order: msg`objednávka`,
  withdrawal: msg`odstoupení`,
  complaint: msg`reklamace`,
  voucher: msg`voucher`,
  carrier: msg`způsob dopravy`,
  payment_method: msg`platební metoda`,
  branch: msg`prodejna`,
  branch_closure: msg`zavření prodejny`,
  currency: msg`měna`,
  user_group: msg`skupina uživatelů`,
  product: msg`zboží`,
  sale: msg`akce`,
};

export const fieldTexts: Texts = {
  state: msg`Stav`,
  reason: msg`Důvod`,
  authorized: msg`Ověřený účet`,
  scopes: msg`Oprávnění`,
  user_group_id: msg`Skupina`,
  second_factor: msg`Dvoufázové ověření`,
  name: msg`Název`,
  text: msg`Text`,
  is_approved: msg`V katalogu`,
  into: msg`Sloučeno do značky`,
  listing_id: msg`Číslo inzerátu`,
  recipient: msg`Adresát`,
  amount: msg`Částka`,
  code: msg`Kód`,
  kind: msg`Druh`,
  percent: msg`Sleva v procentech`,
  amount_minor: msg`Sleva`,
  min_goods_minor: msg`Nejnižší hodnota zboží`,
  valid_from: msg`Platí od`,
  valid_to: msg`Platí do`,
  max_uses: msg`Nejvíce použití`,
  max_uses_per_user: msg`Nejvíce použití jedním zákazníkem`,
  for_email: msg`Jen pro e-mail`,
  is_active: msg`Zapnuto`,
  note: msg`Poznámka`,
  influencer_id: msg`Influencer`,
  margin_percent: msg`Marže v procentech`,
  texts: msg`Texty`,
  description: msg`Popis`,
  prices: msg`Ceník`,
  opening_hours: msg`Otevírací doba`,
  mon: msg`pondělí`,
  tue: msg`úterý`,
  wed: msg`středa`,
  thu: msg`čtvrtek`,
  fri: msg`pátek`,
  sat: msg`sobota`,
  sun: msg`neděle`,
  position: msg`Pořadí`,
  fee: msg`Poplatek`,
  price: msg`Cena`,
  min_goods: msg`Od hodnoty zboží`,
  max_weight_g: msg`Do hmotnosti (g)`,
  checks_age: msg`Ověřuje věk`,
  tracking_url: msg`Adresa sledování zásilky`,
  days_min: msg`Nejméně dnů navíc`,
  days_max: msg`Nejvíce dnů navíc`,
  payment_method_ids: msg`Platební metody`,
  town: msg`Obec`,
  street: msg`Ulice a číslo`,
  postcode: msg`PSČ`,
  phone: msg`Telefon`,
  email: msg`E-mail`,
  is_in_capital: msg`V hlavním městě`,
  day: msg`Den`,
  branch_id: msg`Prodejna`,
  rate: msg`Kurz`,
  decimals: msg`Desetinná místa`,
  symbol_before: msg`Znak před částkou`,
  symbol_after: msg`Znak za částkou`,
  discount_percent: msg`Sleva v procentech`,
  slug: msg`Část adresy`,
  ingredients: msg`Složení`,
  sku: msg`Kód zboží`,
  ean: msg`EAN`,
  category_id: msg`Kategorie`,
  brand_id: msg`Značka`,
  package_id: msg`Balení`,
  tax_rate: msg`Sazba DPH`,
  weight_g: msg`Hmotnost v gramech`,
  regular_price_minor: msg`Běžná cena`,
  price_minor: msg`Cena v akci`,
  starts_at: msg`Začátek`,
  ends_at: msg`Konec`,
  abv: msg`Obsah alkoholu v %`,
  vintage: msg`Ročník`,
  age_years: msg`Stáří v letech`,
  origin_code: msg`Země původu`,
  picture_ids: msg`Čísla obrázků`,
  paid: msg`Zaplaceno`,
  is_shown: msg`V nabídce`,
  copy_of: msg`Kopie zboží`,
};

/** A code in words; one that has none, e.g. of an earlier version, as it is. */
export function textOf(texts: Texts, code: string, i18n: I18n): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ? i18n._(text) : code;
}

/** A field's name in words, with what it is nested in: `Název (cs)`. */
export function fieldText(path: readonly string[], i18n: I18n): string {
  const name = textOf(fieldTexts, path.at(-1) ?? '', i18n);
  // Of a list: its first, its second.
  const outer = path
    .slice(0, -1)
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}.` : textOf(fieldTexts, part, i18n)));
  return path.length > 1 ? `${name} (${outer.join(' ')})` : name;
}
