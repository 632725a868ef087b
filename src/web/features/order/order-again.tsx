import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { OrderedAgain, ordersContract } from '#shared/orders/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface OrderAgainProps {
  readonly order: { readonly id: number; readonly hash: string; readonly number: string };
  readonly size?: 'small' | 'medium';
}

/** Puts the goods of an order into the cart again and says what could not be added, or has another price. */
export function OrderAgain({ order: { id, hash, number }, size }: OrderAgainProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const [result, setResult] = useState<CallAnswer<(typeof ordersContract)['orderAgain']>>();
  const put = async () => {
    const answer = await browserApi.orders.orderAgain({ params: { id, hash }, query: { lang: locale } });
    showPieces(answer.pieces);
    setResult(answer);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        look="secondary"
        size={size}
        disabled={isRunning}
        onClick={() => void run(put)}
        aria-label={t`Objednat znovu zboží z objednávky ${number}`}
      >
        <Icon name="refresh" size={18} />
        <Trans>Objednat znovu</Trans>
      </Button>
      <div role="status" className="w-full">
        {result && <Result goods={result.goods} />}
      </div>
    </div>
  );
}

function Result({ goods }: { goods: readonly OrderedAgain[] }) {
  const { locale } = usePage();
  const remarks = goods.filter((each) => each.outcome !== 'in_cart' || hasOtherPrice(each));
  const isAny = goods.some(({ in_cart: pieces }) => pieces > 0);
  const isAll = goods.every(({ outcome }) => outcome === 'in_cart');
  return (
    <div className="flex flex-col items-start gap-2 rounded border border-line bg-sunken p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name={isAll ? 'check' : 'info'} size={18} className="shrink-0" />
        {isAll ? (
          <Trans>Všechno zboží je v košíku.</Trans>
        ) : isAny ? (
          <Trans>V košíku je jen část zboží.</Trans>
        ) : (
          <Trans>Nic z této objednávky teď nelze koupit.</Trans>
        )}
      </p>
      {remarks.length > 0 && (
        <ul className="list-disc pl-5">
          {remarks.map((each, index) => (
            <li key={each.listing_id ?? -index}>
              <Remark goods={each} />
            </li>
          ))}
        </ul>
      )}
      {isAny && (
        <LinkButton size="small" href={routePath('cart', locale)}>
          <Trans>Přejít do košíku</Trans>
        </LinkButton>
      )}
    </div>
  );
}

function Remark({ goods }: { goods: OrderedAgain }) {
  const { t } = useLingui();
  const text = useChargedText();
  const { name, outcome, ordered, in_cart: pieces, price_before: before, price } = goods;
  const texts = {
    in_cart: '',
    in_part: t`v košíku ${pieces} z ${ordered} ks, víc jich skladem není`,
    sold_out: t`vyprodáno`,
    not_sold: t`už neprodáváme`,
    cart_full: t`nevešlo se, košík je plný`,
  };
  const [old, now] = [text(before), price && text(price)];
  const changed = hasOtherPrice(goods) ? t`cena za kus je ${now}, dříve ${old}` : '';
  return (
    <>
      <strong className="font-semibold">{name}</strong>: {[texts[outcome], changed].filter(Boolean).join('; ')}
    </>
  );
}

function hasOtherPrice({ in_cart: pieces, price_before: before, price }: OrderedAgain): boolean {
  return pieces > 0 && price !== null && price.currency === before.currency && price.amount !== before.amount;
}
