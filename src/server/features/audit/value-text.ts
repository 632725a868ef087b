import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import { defaultDecimals } from '#shared/shop/figures.ts';
import type { VoucherKind } from '#shared/vouchers/vouchers.ts';
import { scopeTexts } from '#server/features/accounts/index.ts';
import { carrierKindTexts, orderChannelTexts, orderStateTexts } from '#server/features/orders/index.ts';
import { textOf, type Texts } from './audit-texts.ts';
import type { PointedNames } from './pointed-names.ts';

/** Times are shown as days in the shop's time zone. */
const timeFields: ReadonlySet<string> = new Set([
  'valid_from',
  'valid_to',
  'starts_at',
  'ends_at',
  'back_at',
  'shown_from',
  'shown_to',
  'paid_on',
]);

/** Fields in minor units. Other amounts are recorded with their currency: `150.00 CZK`. */
const moneyFields: ReadonlySet<string> = new Set(['fee', 'price', 'min_goods', 'amount']);

const voucherKindTexts: Texts<VoucherKind> = {
  percent: msg`procenta`,
  fixed: msg`pevná částka`,
  free_delivery: msg`doprava zdarma`,
};

const branchKindTexts: Texts<'store' | 'warehouse'> = { store: msg`prodejna`, warehouse: msg`sklad` };

const kindsOf: Readonly<Record<string, Texts>> = {
  voucher: voucherKindTexts,
  carrier: carrierKindTexts,
  branch: branchKindTexts,
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
  unapproved: msg`čeká na schválení`,
  waiting: msg`čeká na odeslání`,
  failed: msg`nepovedlo se`,
  done: msg`vráceno`,
};

const statesOf: Readonly<Record<string, Texts>> = {
  mail: mailStateTexts,
  refund: refundStateTexts,
  // The record doesn't say whether the order was delivered or picked up.
  order: { ...orderStateTexts, delivered: msg`předáno zákazníkovi` },
};

const ageCheckTexts: Texts = {
  confirmed: msg`potvrdil zákazník`,
  birth_date: msg`podle data narození`,
  provider: msg`službou`,
  handover: msg`podle dokladu`,
};

/** The limits of unpaid orders, which do not hold for clerks. */
const passedLimitTexts: Texts = {
  unpaid_orders: msg`nezaplacené objednávky`,
  unpaid_pieces: msg`nezaplacené kusy`,
};

/** Stands for an empty value. */
export const noValue = '–';

/** A recorded value as text; null when there was none. */
export function valueText(value: unknown, field: string, entity: string, names: PointedNames, i18n: I18n) {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? noValue : value.map(part).join(', ');
  return part(value);

  function part(one: unknown): string {
    if (field === 'branch_id' && one === null) return i18n._(msg`všechny prodejny`);
    if (one === null || one === '') return noValue;
    if (typeof one === 'boolean') return one ? i18n._(msg`ano`) : i18n._(msg`ne`);
    const name = names.find(field, one);
    if (name !== undefined) return name;
    if (field === 'state') return textOf(statesOf[entity] ?? stateTexts, String(one), i18n);
    if (field === 'kind') return textOf(kindsOf[entity] ?? {}, String(one), i18n);
    if (field.endsWith('_minor') || (moneyFields.has(field) && typeof one === 'number')) return majorText(Number(one));
    if (moneyFields.has(field) && plainMoney.test(String(one))) return plainMoneyText(String(one));
    if (typeof one === 'number') return numberText(one, localeOf(i18n));
    if (timeFields.has(field)) return formatDateTime(String(one), localeOf(i18n));
    if (field === 'day') return formatDate(String(one), localeOf(i18n));
    if (field === 'channel') return textOf(orderChannelTexts, String(one), i18n);
    if (field === 'age_check') return textOf(ageCheckTexts, String(one), i18n);
    if (field === 'passed_limits') return textOf(passedLimitTexts, String(one), i18n);
    if (field === 'scopes') return textOf(scopeTexts, String(one), i18n);
    return String(one);
  }
}

/** Minor units as an amount in the format of the language: 150050 → 1 500,50. */
function majorText(minor: number, currency = ''): string {
  return formatMinor(minor, { symbol_before: '', symbol_after: currency, decimals: defaultDecimals });
}

/** An amount in the format of `plainAmount`, with its currency. */
const plainMoney = /^\d+\.\d\d [A-Z]{3}$/;

function plainMoneyText(plain: string): string {
  const [amount = '', currency] = plain.split(' ');
  return majorText(Number(amount.replace('.', '')), currency);
}

/** Percents, rates and pieces. Numbers and years have no thousands separators. */
function numberText(figure: number, lang: Locale): string {
  return new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: 20 }).format(figure);
}

function localeOf({ locale }: I18n): Locale {
  return locales.find((each) => each === locale) ?? defaultLocale;
}
