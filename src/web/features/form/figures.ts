import type { Currency } from '#shared/reference-data/contract.ts';
import { decimalsOf } from '#shared/money/money.ts';

/** More than any field takes; beyond it an amount in minor units would lose its last figures. */
const most = 1e13;

/** A figure as people write it: `1 500,50` → 1500.5. Whether it may be so large or less than nothing, its field says. */
export function readFigure(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(',', '.').replace(/^[−–]/, '-');
  return /^-?\d+(\.\d+)?$/.test(compact) ? Math.max(-most, Math.min(most, Number(compact))) : undefined;
}

/** What the API refuses at its field: stands for a figure that can't be read. */
const unreadable = -1;

/** What a field of a form holds, to be sent: null for nothing. */
export function figureOf(text: string): number | null {
  return text.trim() === '' ? null : (readFigure(text) ?? unreadable);
}

/** An amount that was typed, in minor units. */
export function minorOf(text: string, currency: Pick<Currency, 'decimals'>): number | null {
  return inUnits(text, 10 ** decimalsOf(currency));
}

/** Kilograms that were typed, in grams. */
export function gramsOf(text: string): number | null {
  return inUnits(text, 1000);
}

/**
 * In smaller units, so many to one. What has more decimals than they can hold is not whole: the API refuses it, so that
 * nothing else is stored than what stands in the field.
 */
function inUnits(text: string, units: number): number | null {
  const figure = figureOf(text);
  if (figure === null || figure === unreadable) return figure;
  const whole = Math.round(figure * units);
  return whole / units === figure ? whole : figure * units;
}

/** An amount that has to be there: without it JSON has null, of which the API says that it is missing. */
export function neededMinorOf(text: string, currency: Pick<Currency, 'decimals'>): number {
  return minorOf(text, currency) ?? Number.NaN;
}

export function figureText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** Minor units as they are typed: 150050 → `1500,5`. */
export function minorText(minor: number | null, currency: Pick<Currency, 'decimals'>): string {
  return figureText(minor === null ? null : minor / 10 ** decimalsOf(currency));
}
