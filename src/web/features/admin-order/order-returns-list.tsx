import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { adminReturnsContract } from '#shared/returns/admin-contract.ts';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { useReturnStateTexts } from '#web/features/returns/return-states.ts';
import { usePage } from '#web/page/page-context.tsx';

export type ReturnsOfOrder = CallAnswer<(typeof adminReturnsContract)['ofOrder']>;

/** The order's withdrawals and complaints, so that nobody packs returned goods. */
export function OrderReturnsList({ number, returns }: { number: string; returns: ReturnsOfOrder }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const stateTexts = useReturnStateTexts();
  const kindTexts = { withdrawal: t`Odstoupení od smlouvy`, complaint: t`Reklamace` };
  return (
    <Labelled title={<Trans>Vrácení a reklamace</Trans>}>
      <ul className="flex flex-col gap-2">
        {returns.map(({ kind, id, state, received_at, lines }) => (
          <li key={`${kind}${id}`}>
            <a href={`${routePath('admin-returns', locale)}?kind=${kind}&q=${number}`} className="font-semibold">
              {kindTexts[kind]}
            </a>{' '}
            {formatDate(received_at, locale)}, {stateTexts[state]}
            <span className="block text-sm text-muted">
              {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Labelled>
  );
}
