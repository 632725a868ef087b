import type { Currency } from '#shared/reference-data/contract.ts';
import { decimalsOf } from '#shared/money/money.ts';

/** Larger than any field allows; above this, minor units would lose precision. */
const most = 1e13;

/** Parses a typed number: `1 500,50` → 1500.5. Ranges are checked by the field. */
export function readFigure(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(',', '.').replace(/^[−–]/, '-');
  return /^-?\d+(\.\d+)?$/.test(compact) ? Math.max(-most, Math.min(most, Number(compact))) : undefined;
}

/** Stands for an unreadable number: the API rejects it at its field. */
const unreadable = -1;

/** A typed number for the request: null if empty. */
export function figureOf(text: string): number | null {
  return text.trim() === '' ? null : (readFigure(text) ?? unreadable);
}

/** A typed amount in minor units. */
export function minorOf(text: string, currency: Pick<Currency, 'decimals'>): number | null {
  return inUnits(text, 10 ** decimalsOf(currency));
}

/** Typed kilograms in grams. */
export function gramsOf(text: string): number | null {
  return inUnits(text, 1000);
}

/**
 * Converts to smaller units. A value with too many decimals is not rounded but results in a fraction, which the API
 * rejects, so that the stored value never differs from the typed one.
 */
function inUnits(text: string, units: number): number | null {
  const figure = figureOf(text);
  if (figure === null || figure === unreadable) return figure;
  const whole = Math.round(figure * units);
  return whole / units === figure ? whole : figure * units;
}

/** A required amount: empty text is NaN, which JSON encodes as null and the API reports as missing. */
export function neededMinorOf(text: string, currency: Pick<Currency, 'decimals'>): number {
  return minorOf(text, currency) ?? Number.NaN;
}

export function figureText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** Formats minor units for a text field: 150050 → `1500,5`. */
export function minorText(minor: number | null, currency: Pick<Currency, 'decimals'>): string {
  return figureText(minor === null ? null : minor / 10 ** decimalsOf(currency));
}
