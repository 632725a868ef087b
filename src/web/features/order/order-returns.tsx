import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Order } from '#shared/orders/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Labelled } from './order-lines.tsx';
import { returnText } from './return-marks.tsx';

/** The withdrawals and complaints of an order with their states; each links to its page. */
export function OrderReturns({ order: { id, hash, returns } }: { order: Order }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  if (returns.length === 0) return null;
  return (
    <Labelled title={<Trans>Odstoupení a reklamace</Trans>}>
      <ul className="flex flex-col gap-2">
        {returns.map((each) => (
          <li key={`${each.kind}${each.id}`}>
            <a href={routePath(`order-${each.kind}`, locale, { id, hash })} className="font-semibold">
              {i18n._(returnText(each))}
            </a>{' '}
            {formatDate(each.state_since, locale)}
            {each.state !== 'received' && (
              <span className="block text-sm text-muted">
                <Trans>Podáno {formatDate(each.received_at, locale)}</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Labelled>
  );
}
