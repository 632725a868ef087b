import { useLingui } from '@lingui/react/macro';
import type { UnitPrice } from '#shared/catalog/contract.ts';
import type { Money } from '#shared/money/money.ts';
import { useCurrency, usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { showMoney } from './shown-price.ts';

/** Returns a formatter for amounts in the display currency. */
export function useMoneyText(): (money: Money) => string {
  const { shell } = usePage();
  const currency = useCurrency();
  return (money) => showMoney(money, shell.currencies, currency);
}

/** An amount in the display currency, without line breaks, in tabular figures. */
export function Price({ money, className }: { money: Money; className?: string }) {
  const moneyText = useMoneyText();
  return <span className={classes('money', className)}>{moneyText(money)}</span>;
}

/** The price per litre, piece or 100 g: `1 414,29 Kč/l`. */
export function UnitPriceText({ unitPrice, className }: { unitPrice: UnitPrice; className?: string }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const price = moneyText(unitPrice);
  const texts = { litre: t`${price}/l`, piece: t`${price}/ks`, '100g': t`${price}/100 g` };
  return <span className={classes('money', className)}>{texts[unitPrice.unit]}</span>;
}
