import type { Money } from '#shared/money/money.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { showMoney } from './shown-price.ts';

/** Returns a formatter for amounts in the charged currency, independent of the display currency. */
export function useChargedText(): (money: Money) => string {
  const { currencies } = usePage().shell;
  return (money) => {
    const own = currencies.find(({ code }) => code === money.currency) ?? currencies[0]!;
    return showMoney(money, currencies, own);
  };
}

/** An amount in the charged currency. */
export function ChargedPrice({ money, className }: { money: Money; className?: string }) {
  const chargedText = useChargedText();
  return <span className={classes('whitespace-nowrap tabular-nums', className)}>{chargedText(money)}</span>;
}
