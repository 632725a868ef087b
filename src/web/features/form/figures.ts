import { decimalsOf } from '#shared/money/money.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { usePage } from '#web/page/page-context.tsx';

/** Larger than any field allows; above this, minor units would lose precision. */
const most = 1e13;

/** Stands for an unreadable number: the API rejects it at its field. */
const unreadable = -1;

/** What may be written beside a number, such as `Kč`. Any other word makes it unreadable: 5 kg are not 5 g. */
type Units = readonly string[];

/** The currency of a field. Without its symbols, only bare numbers are read. */
export type TypedCurrency = Pick<Currency, 'decimals'> &
  Partial<Pick<Currency, 'code' | 'symbol_before' | 'symbol_after'>>;

const percents: Units = ['%'];
const grams: Units = ['g'];
const kilograms: Units = ['kg'];

const unitsOf = ({ code = '', symbol_before = '', symbol_after = '' }: TypedCurrency): Units =>
  [code, symbol_before, symbol_after].filter(Boolean);

/** The units in the `data-units` of a field. */
export const unitsIn = (attribute: string): Units => attribute.split(' ').filter(Boolean);

/** Attributes of the input; `useClientErrors` reads the units from it. */
const figureInput = (units: Units) => ({ inputMode: 'decimal', 'data-units': units.join(' ') }) as const;

export const percentInput = figureInput(percents);
export const gramsInput = { ...figureInput(grams), inputMode: 'numeric' } as const;
export const kilogramsInput = figureInput(kilograms);
export const moneyInput = (currency: TypedCurrency) => figureInput(unitsOf(currency));

/**
 * Parses a number as people write it: `1 500,50`, `12.500,-`, `1 200 Kč`. A mark followed by exactly three digits is
 * ambiguous: it separates thousands unless it is the decimal mark of the language. Ranges are checked by the field.
 */
export function readFigure(text: string, locale: Locale, units: Units = []): number | undefined {
  const compact = text.replace(/\s/g, '').toLowerCase();
  const number = withoutUnit(compact, units)
    .replace(/([.,])[-–—]+$/, (_dash, mark) => `${mark}0`)
    .replace(/^[−–]/, '-');
  const [whole = '', ...decimals] = number.split(decimalMarkOf(number, locale));
  if (!/^-?(\d+|[1-9]\d{0,2}([.,]\d{3})+)$/.test(whole) || !decimals.every((part) => /^\d+$/.test(part)))
    return undefined;
  return decimals.length > 1
    ? undefined
    : Math.max(-most, Math.min(most, Number([whole.replace(/[.,]/g, ''), ...decimals].join('.'))));
}

function withoutUnit(compact: string, units: Units): string {
  for (const unit of units.map((each) => each.replace(/\s/g, '').toLowerCase())) {
    if (compact.endsWith(unit)) return compact.slice(0, -unit.length);
    if (compact.startsWith(unit)) return compact.slice(unit.length);
  }
  return compact;
}

/** The mark before the decimals. Of two different marks it is the last one. */
function decimalMarkOf(number: string, locale: Locale): ',' | '.' {
  const [mark, other] =
    number.lastIndexOf(',') > number.lastIndexOf('.') ? ([',', '.'] as const) : (['.', ','] as const);
  const isGrouped = /^-?[1-9]\d{0,2}(\D\d{3})+$/.test(number) && !number.includes(other);
  const isRepeated = number.indexOf(mark) !== number.lastIndexOf(mark);
  return isGrouped && (isRepeated || mark !== languages[locale].decimalMark) ? other : mark;
}

/** The numbers of forms, read and written in a language. */
export interface Figures {
  /** @param input the attributes of the field that allow units */
  readonly isUnreadable: (text: string, input?: { readonly 'data-units'?: string }) => boolean;
  readonly read: (text: string) => number | undefined;
  /** A typed number for the request: null if empty. */
  readonly optional: (text: string) => number | null;
  /** A required number: empty or unreadable text is NaN, which JSON encodes as null and the API reports as missing. */
  readonly required: (text: string) => number;
  readonly percent: (text: string) => number | null;
  readonly requiredPercent: (text: string) => number;
  readonly grams: (text: string) => number | null;
  /** Typed kilograms in grams. */
  readonly kilograms: (text: string) => number | null;
  /** A typed amount in minor units. */
  readonly minor: (text: string, currency: TypedCurrency) => number | null;
  /** A required amount: empty text is NaN, which JSON encodes as null and the API reports as missing. */
  readonly requiredMinor: (text: string, currency: TypedCurrency) => number;
  readonly text: (value: number | null) => string;
  /** Formats minor units for a text field: 150050 → `1500,5`. */
  readonly minorText: (minor: number | null, currency: TypedCurrency) => string;
}

export function figuresIn(locale: Locale): Figures {
  const optional = (text: string, units?: Units) =>
    text.trim() === '' ? null : (readFigure(text, locale, units) ?? unreadable);
  const required = (text: string, units?: Units) => readFigure(text, locale, units) ?? Number.NaN;
  const minor = (text: string, currency: TypedCurrency) =>
    inUnits(optional(text, unitsOf(currency)), 10 ** decimalsOf(currency));
  const text = (value: number | null) =>
    value === null ? '' : String(value).replace('.', languages[locale].decimalMark);
  return {
    isUnreadable: (typed, { 'data-units': units = '' } = {}) =>
      typed.trim() !== '' && readFigure(typed, locale, unitsIn(units)) === undefined,
    read: (typed) => readFigure(typed, locale),
    optional: (typed) => optional(typed),
    required: (typed) => required(typed),
    percent: (typed) => optional(typed, percents),
    requiredPercent: (typed) => required(typed, percents),
    grams: (typed) => optional(typed, grams),
    kilograms: (typed) => inUnits(optional(typed, kilograms), 1000),
    minor,
    requiredMinor: (typed, currency) => minor(typed, currency) ?? Number.NaN,
    text,
    minorText: (amount, currency) => text(amount === null ? null : amount / 10 ** decimalsOf(currency)),
  };
}

/** The numbers of forms in the page's language. */
export function useFigures(): Figures {
  return figuresIn(usePage().locale);
}

/**
 * Converts to smaller units. A value with too many decimals is not rounded but results in a fraction, which the API
 * rejects, so that the stored value never differs from the typed one.
 */
function inUnits(figure: number | null, units: number): number | null {
  if (figure === null || figure === unreadable) return figure;
  const whole = Math.round(figure * units);
  return whole / units === figure ? whole : figure * units;
}
