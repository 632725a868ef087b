import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, RowHead } from '#web/ui/data-table.tsx';

interface Paid {
  readonly order_id: number | null;
  readonly verification_id: number | null;
  readonly variable_symbol: string | null;
  readonly provider_id: string | null;
}

/** The variable symbol, linked to the order or to the request of a verified account. */
export function PaymentHead({ order_id: id, verification_id: verification, variable_symbol: symbol }: Paid) {
  const { locale } = usePage();
  return (
    <RowHead>
      {verification !== null && (
        <>
          <a
            href={`${routePath('admin-verifications', locale)}?q=${symbol ?? ''}`}
            className="font-semibold tabular-nums"
          >
            {symbol ?? verification}
          </a>
          <span className="block text-sm font-normal text-muted">
            <Trans>Ověřený účet</Trans>
          </span>
        </>
      )}
      {id === null && verification === null && '–'}
      {id !== null && (
        <a href={routePath('admin-order', locale, { id })} className="font-semibold tabular-nums">
          {symbol ?? id}
        </a>
      )}
    </RowHead>
  );
}

/** The gateway's payment id, linked to its webhooks. */
export function GatewayCell({ provider_id: id }: Paid) {
  const { path } = usePage();
  return (
    <Cell>
      {id && (
        <a
          href={`${path}?view=webhooks&q=${encodeURIComponent(id)}`}
          title={id}
          className="block max-w-36 truncate text-muted"
        >
          {id}
        </a>
      )}
    </Cell>
  );
}
