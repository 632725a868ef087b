import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundGoods } from '#shared/orders/clerk-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';

interface GoodsSearchProps {
  /** The buyer’s account: its group may have a discount. */
  readonly account: number | null;
  readonly onChoose: (goods: FoundGoods) => void;
}

/** Finds goods by code, EAN or a part of the name. A scanner types the code and presses Enter. */
export function GoodsSearch({ account, onChoose }: GoodsSearchProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ q: string; goods: readonly FoundGoods[] }>();
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return undefined;
    const abort = new AbortController();
    browserApi.clerkOrders
      .goods({ query: { q, lang: locale, ...(account !== null && { account }) } }, { signal: abort.signal })
      .then(
        (goods) => setFound({ q, goods }),
        () => undefined,
      );
    return () => abort.abort();
  }, [q, account, locale]);
  const goods = q === '' || found?.q !== q ? [] : found.goods;
  return (
    <div>
      <SuggestionField
        name=""
        label={t`Přidat zboží`}
        help={t`Kód, EAN nebo část názvu`}
        value={typed}
        onType={setTyped}
        maxLength={100}
        suggestions={goods
          .filter(({ price, available }) => price !== null && available > 0)
          .map(({ available, ...each }) => ({
            key: String(each.listing_id),
            text: (
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>
                  {each.name} <span className="text-sm text-muted tabular-nums">{each.sku}</span>
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {each.price && text(each.price)}, {t`skladem ${available} ks`}
                </span>
              </span>
            ),
            onChoose: () => {
              setTyped('');
              onChoose({ ...each, available });
            },
          }))}
      />
      {q !== '' && found?.q === q && !goods.some(({ price, available }) => price !== null && available > 0) && (
        <p role="status" className="mt-1 text-sm text-muted">
          {goods.length > 0 ? (
            <Trans>Toto zboží teď není skladem nebo se neprodává.</Trans>
          ) : (
            <Trans>Takové zboží jsme nenašli.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
