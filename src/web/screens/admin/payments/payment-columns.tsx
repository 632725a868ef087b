import { useLingui } from '@lingui/react/macro';
import type { ServiceKind } from '#shared/paid-services/services.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, RowHead } from '#web/ui/data-table.tsx';

interface Paid {
  readonly order_id: number | null;
  readonly service: ServiceKind | null;
  readonly variable_symbol: string | null;
  readonly provider_id: string | null;
}

/** The variable symbol, linked to the order or to the request of a service. */
export function PaymentHead({ order_id: id, service, variable_symbol: symbol }: Paid) {
  const { t } = useLingui();
  const { locale } = usePage();
  const query = `q=${symbol ?? ''}`;
  const services = {
    verification: { text: t`Ověřený účet`, path: `${routePath('admin-verifications', locale)}?${query}` },
    topping: { text: t`Topování`, path: `${routePath('admin-toppings', locale)}?state=all&${query}` },
  };
  return (
    <RowHead>
      {service !== null && (
        <>
          <a href={services[service].path} className="font-semibold tabular-nums">
            {symbol ?? '–'}
          </a>
          <span className="block text-sm font-normal text-muted">{services[service].text}</span>
        </>
      )}
      {id === null && service === null && '–'}
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
    <Cell column="gateway">
      {id && (
        <a
          href={`${path}?view=webhooks&q=${encodeURIComponent(id)}`}
          title={id}
          className="block max-w-36 truncate text-muted tablet:max-w-24"
        >
          {id}
        </a>
      )}
    </Cell>
  );
}
