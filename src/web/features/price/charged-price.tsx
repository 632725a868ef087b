import type { Money } from '#shared/money/money.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { showMoney } from './shown-price.ts';

/** Gives the text of an amount in the currency in which it is charged or paid, whichever one is chosen for prices. */
export function useChargedText(): (money: Money) => string {
  const { currencies } = usePage().shell;
  return (money) => {
    const own = currencies.find(({ code }) => code === money.currency) ?? currencies[0]!;
    return showMoney(money, currencies, own);
  };
}

/** An amount in the currency in which it is charged or paid. */
export function ChargedPrice({ money, className }: { money: Money; className?: string }) {
  const chargedText = useChargedText();
  return <span className={classes('whitespace-nowrap tabular-nums', className)}>{chargedText(money)}</span>;
}
