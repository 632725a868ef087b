import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Scope } from '#shared/accounts/limits.ts';
import type { AuditAction, AuditEntity } from '#shared/audit/audit.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { defaultDecimals } from '#shared/money/money.ts';
import type { VoucherKind } from '#shared/vouchers/vouchers.ts';

type Texts<Code extends string = string> = Readonly<Record<Code, MessageDescriptor>>;

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
  import: msg`Načtení ze souboru`,
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
  pickup_point: msg`výdejní místo`,
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
  category_id: msg`Číslo kategorie`,
  brand_id: msg`Značka`,
  package_id: msg`Číslo balení`,
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
  pictures: msg`Obrázky`,
  is_shown: msg`V nabídce`,
  added: msg`Přidáno`,
  changed: msg`Změněno`,
  tracking_code: msg`Číslo zásilky`,
  paid: msg`Zaplaceno`,
  is_adult: msg`Plnoletost`,
  phone_prefix: msg`Předvolba`,
  delivery: msg`Doručovací adresa`,
  invoice: msg`Fakturační adresa`,
  city: msg`Obec`,
  copy_of: msg`Kopie zboží číslo`,
};

/** Times are told as days of the shop. */
const timeFields: ReadonlySet<string> = new Set(['valid_from', 'valid_to', 'starts_at', 'ends_at']);

const voucherKindTexts: Texts<VoucherKind> = {
  percent: msg`procenta`,
  fixed: msg`pevná částka`,
  free_delivery: msg`doprava zdarma`,
};

const scopeTexts: Texts<Scope> = {
  adverts: msg`Inzeráty`,
  users: msg`Uživatelé`,
  orders: msg`Objednávky`,
  content: msg`Obsah`,
  settings: msg`Nastavení`,
};

const stateTexts: Texts = {
  waiting: msg`čeká na schválení`,
  approved: msg`schváleno`,
  refused: msg`zamítnuto`,
  rejected: msg`zamítnuto`,
  received: msg`přijato`,
  being_examined: msg`posuzuje se`,
  accepted: msg`uznáno`,
  settled: msg`vypořádáno`,
  closed: msg`vyřízeno`,
  blocked: msg`zablokováno`,
  paused: msg`pozastaveno`,
  sold: msg`prodáno`,
  expired: msg`po platnosti`,
  deleted: msg`smazáno`,
};

const mailStateTexts: Texts = {
  waiting: msg`čeká na odeslání`,
  sending: msg`odesílá se`,
  sent: msg`odesláno`,
  failed: msg`neodesláno`,
  kept: msg`uloženo`,
};

const refundStateTexts: Texts = {
  waiting: msg`čeká`,
  failed: msg`nepovedlo se`,
  done: msg`vráceno`,
};

const statesOf: Readonly<Record<string, Texts>> = { mail: mailStateTexts, refund: refundStateTexts };

/** A code in words; one that has none, e.g. of an earlier version, as it is. */
export function textOf(texts: Texts, code: string, i18n: I18n): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ? i18n._(text) : code;
}

/** Names of what values point at, by its number. */
export interface PointedNames {
  readonly groups: ReadonlyMap<number, string>;
  readonly brands: ReadonlyMap<number, string>;
  readonly accounts: ReadonlyMap<number, string>;
}

/** A recorded value in words; null where there was none at all. */
export function valueText(value: unknown, field: string, entity: string, names: PointedNames, i18n: I18n) {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(part).join(', ');
  return part(value);

  function part(one: unknown): string {
    if (one === null || one === '') return '–';
    if (typeof one === 'boolean') return one ? i18n._(msg`ano`) : i18n._(msg`ne`);
    if (field === 'user_group_id') return names.groups.get(Number(one)) ?? String(one);
    if (field === 'into' || field === 'brand_id') return names.brands.get(Number(one)) ?? String(one);
    if (field === 'state') return textOf(statesOf[entity] ?? stateTexts, String(one), i18n);
    if (field === 'influencer_id') return names.accounts.get(Number(one)) ?? String(one);
    if (field === 'kind') return textOf(voucherKindTexts, String(one), i18n);
    if (field.endsWith('_minor')) return majorText(Number(one));
    if (timeFields.has(field)) return formatDateTime(String(one), localeOf(i18n));
    if (field === 'scopes') return textOf(scopeTexts, String(one), i18n);
    return String(one);
  }
}

/** Minor units as an amount: 150050 → 1500,50. */
function majorText(minor: number): string {
  return (minor / 100).toFixed(defaultDecimals).replace('.', ',');
}

function localeOf({ locale }: I18n): Locale {
  return locales.find((each) => each === locale) ?? defaultLocale;
}

/** A field's name in words, with what it is nested in: `Název (cs)`. */
export function fieldText(path: readonly string[], i18n: I18n): string {
  const name = textOf(fieldTexts, path.at(-1) ?? '', i18n);
  const outer = path.slice(0, -1).map((part) => textOf(fieldTexts, part, i18n));
  return path.length > 1 ? `${name} (${outer.join(' ')})` : name;
}
