import { moneyMeasures, type Measure } from '#shared/figures/measures.ts';
import type { DayRange } from '#shared/figures/period.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { decimalsOf } from '#shared/money/money.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { percentText, wholeNumberText } from '#web/ui/numbers.ts';

/** Texts of figures in the visitor's language. Money is in the shop's currency, not in the displayed one. */
export function useFigureFormat(currency: string) {
  const { locale, shell } = usePage();
  const chargedText = useChargedText();
  const decimals = decimalsOf(shell.currencies.find(({ code }) => code === currency) ?? { decimals: null });
  const whole = (value: number) => (value < 0 ? '−' : '') + wholeNumberText(Math.abs(value), locale);
  return {
    count: whole,
    money: (amount: number) => chargedText({ amount, currency }),
    value: (measure: Measure, value: number) =>
      moneyMeasures.includes(measure) ? chargedText({ amount: value, currency }) : whole(value),
    /** Without decimals and symbols: there is little room. */
    axis: (measure: Measure) => (value: number) =>
      whole(Math.round(moneyMeasures.includes(measure) ? value / 10 ** decimals : value)),
    percent: (part: number) => percentText(Math.round(part * 1000) / 10, locale),
    /** The change in percent with its sign; undefined where nothing was before. */
    change: (now: number, before: number | null): string | undefined => {
      if (before === null || before === 0) return undefined;
      const percent = Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
      const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
      return sign + percentText(Math.abs(percent), locale);
    },
    days: ({ from, to }: DayRange) =>
      from === to ? formatDate(from, locale) : `${formatDate(from, locale)} – ${formatDate(to, locale)}`,
    day: (day: string) => formatDate(day, locale),
  };
}
