import { Plural, Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { freeDeliveryAbove } from '#shared/shop/figures.ts';
import type { Money } from '#shared/money/money.ts';
import { Price } from '#web/features/price/price.tsx';
import { WatchProductButton } from '#web/features/watchdogs/watch-product-button.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BranchStock } from './branch-stock.tsx';
import { DeliveryTime } from './delivery-time.tsx';

/** A product's stock, delivery time and pickup branches. */
export function Availability({
  id,
  product,
  price,
}: {
  id: number;
  product: NonNullable<ListingDetail['product']>;
  price: Money | null;
}) {
  const { stock_total, delivery, branches, may_be_discounted } = product;
  return (
    <div className="rounded border border-line bg-surface">
      <ul className="flex flex-col gap-2 p-4">
        <li className="flex gap-2.5">
          <Icon name={stock_total > 0 ? 'check' : 'clock'} className="mt-0.5 shrink-0 text-link" />
          <span>
            {stock_total > 0 ? (
              <strong className="text-link">
                <StockWords quantity={stock_total} />
              </strong>
            ) : (
              <strong>
                <Trans>Vyprodáno</Trans>
              </strong>
            )}
          </span>
        </li>
        {stock_total === 0 && (
          <li>
            <WatchProductButton id={id} />
          </li>
        )}
        {delivery && stock_total > 0 && (
          <li className="flex gap-2.5">
            <Icon name="truck" className="mt-0.5 shrink-0 text-muted" />
            <span>
              <Trans>
                Doručení: <DeliveryTime delivery={delivery} />
              </Trans>
              {may_be_discounted && (
                <span className="block text-sm text-muted">
                  <FreeDelivery price={price} />
                </span>
              )}
            </span>
          </li>
        )}
      </ul>
      {branches.length > 0 && <BranchStock branches={branches} isInStock={stock_total > 0} />}
    </div>
  );
}

/** In stock, with the number of pieces if only one or two are left. */
function StockWords({ quantity }: { quantity: number }) {
  if (quantity > 2) return <Trans>Skladem</Trans>;
  return (
    <Plural value={quantity} one="Skladem poslední kus" few="Skladem poslední # kusy" other="Skladem poslední # kusy" />
  );
}

/** Not for goods that do not count towards free delivery. */
function FreeDelivery({ price }: { price: Money | null }) {
  const limit = freeDeliveryAbove[usePage().shell.shop];
  if (price && price.currency === limit.currency && price.amount > limit.amount) return <Trans>Doprava zdarma</Trans>;
  return (
    <Trans>
      Doprava zdarma při nákupu nad <Price money={limit} />
    </Trans>
  );
}
