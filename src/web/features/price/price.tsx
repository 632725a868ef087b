import { useLingui } from '@lingui/react/macro';
import type { UnitPrice } from '#shared/catalog/contract.ts';
import type { Money } from '#shared/money/money.ts';
import { useCurrency, usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { showMoney } from './shown-price.ts';

/** Gives the text of an amount in the chosen currency. */
export function useMoneyText(): (money: Money) => string {
  const { shell } = usePage();
  const currency = useCurrency();
  return (money) => showMoney(money, shell.currencies, currency);
}

/** An amount in the chosen currency, never broken across lines, its figures of one width. */
export function Price({ money, className }: { money: Money; className?: string }) {
  const moneyText = useMoneyText();
  return <span className={classes('whitespace-nowrap tabular-nums', className)}>{moneyText(money)}</span>;
}

/** The price of a litre, a piece or 100 g: `1 414,29 Kč/l`. */
export function UnitPriceText({ unitPrice, className }: { unitPrice: UnitPrice; className?: string }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const price = moneyText(unitPrice);
  const texts = { litre: t`${price}/l`, piece: t`${price}/ks`, '100g': t`${price}/100 g` };
  return <span className={classes('whitespace-nowrap tabular-nums', className)}>{texts[unitPrice.unit]}</span>;
}
