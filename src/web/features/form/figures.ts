import type { Currency } from '#shared/lists/contract.ts';
import { decimalsOf } from '#shared/money/money.ts';

/** A figure as people write it: `1 500,50` → 1500.5. */
export function readFigure(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d+)?$/.test(compact) ? Number(compact) : undefined;
}

/** What the API refuses at its field: stands for a figure that can't be read. */
const unreadable = -1;

/** What a field of a form holds, to be sent: null for nothing. */
export function figureOf(text: string): number | null {
  return text.trim() === '' ? null : (readFigure(text) ?? unreadable);
}

/** An amount that was typed, in minor units. */
export function minorOf(text: string, currency: Pick<Currency, 'decimals'>): number | null {
  const figure = figureOf(text);
  return figure === null || figure === unreadable ? figure : Math.round(figure * 10 ** decimalsOf(currency));
}

export function figureText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** Minor units as they are typed: 150050 → `1500,5`. */
export function minorText(minor: number | null, currency: Pick<Currency, 'decimals'>): string {
  return figureText(minor === null ? null : minor / 10 ** decimalsOf(currency));
}
