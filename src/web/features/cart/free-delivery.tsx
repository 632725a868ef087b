import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '#shared/cart/contract.ts';
import { Price } from '#web/features/price/price.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The amount missing to free delivery, as text and as a bar. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { is_delivery_free, missing_to_free_delivery: missing, free_delivery_above: above } = cart;
  const reached = above.amount - missing.amount;
  return (
    <div className="rounded border border-line bg-surface p-4">
      <p className="flex items-center gap-2.5">
        <Icon name={is_delivery_free ? 'check' : 'truck'} className="shrink-0 text-link" />
        {is_delivery_free ? (
          <strong>
            <Trans>Dopravu máte zdarma</Trans>
          </strong>
        ) : (
          <span>
            <Trans>
              Do dopravy zdarma chybí{' '}
              <strong>
                <Price money={missing} />
              </strong>
            </Trans>
          </span>
        )}
      </p>
      {!is_delivery_free && (
        <progress
          className="mt-2 block w-full"
          aria-label={t`Cesta k dopravě zdarma`}
          value={reached}
          max={above.amount}
        />
      )}
    </div>
  );
}
