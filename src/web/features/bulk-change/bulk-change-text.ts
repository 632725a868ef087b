import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { BulkChangeRow } from '#shared/products/bulk-contract.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText, wholeNumberText } from '#web/ui/numbers.ts';

/** What a change of several products was, in a few words: `Zdražení o 5 %`. */
export function useBulkChangeText(): (row: Pick<BulkChangeRow, 'change' | 'place'>) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  const money = useShopMoney();
  return ({ change, place: known }) => {
    if (!change) return t`Hromadná změna`;
    // A branch or a category that is gone.
    const place = known ?? '–';
    switch (change.kind) {
      case 'percent': {
        const percent = percentText(Math.abs(change.percent), locale);
        return change.percent < 0 ? t`Zlevnění o ${percent}` : t`Zdražení o ${percent}`;
      }
      case 'price':
        return t`Běžná cena ${money.text(change.price)}`;
      case 'visibility':
        return change.is_shown ? t`Zobrazení v nabídce` : t`Skrytí z nabídky`;
      case 'category':
        return t`Přesun do kategorie ${place}`;
      case 'stock': {
        const pieces = wholeNumberText(Math.abs(change.pieces), locale);
        if (change.way === 'set') return t`Počet kusů ${pieces} (${place})`;
        return change.pieces < 0 ? t`Ubráno kusů: ${pieces} (${place})` : t`Přidáno kusů: ${pieces} (${place})`;
      }
      case 'sale_percent':
      case 'sale_price': {
        const value =
          change.kind === 'sale_percent'
            ? t`Akce se slevou ${percentText(change.percent, locale)}`
            : t`Akce za ${money.text(change.price)}`;
        return `${value}, ${formatDate(change.starts_at, locale)} – ${formatDate(change.ends_at, locale)}`;
      }
    }
  };
}
