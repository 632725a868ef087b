import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';

/** Who ordered, where to, how it is paid, and where its pieces lie. */
export function OrderFacts({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const { order, account } = data;
  const refundStates: Record<string, string> = { waiting: t`čeká`, failed: t`ověřte u brány`, done: t`odesláno` };
  const { delivery, delivery_address: address, invoice_address: invoice, payment } = order;
  return (
    <>
      <Labelled title={<Trans>Zákazník</Trans>}>
        <p className="font-semibold">
          {order.first_name} {order.last_name}
        </p>
        <p className="break-all">
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </p>
        <p>
          <a href={`tel:${order.phone.replaceAll(' ', '')}`}>{order.phone}</a>
        </p>
        <p className="text-sm text-muted">
          {account ? (
            <a href={routePath('admin-account', locale, { id: account.id })}>{account.username}</a>
          ) : (
            <Trans>Bez účtu</Trans>
          )}
          , {data.locale}
        </p>
        <h3 className="mt-3 text-sm text-muted">
          <Trans>Fakturační údaje</Trans>
        </h3>
        {order.company && (
          <p>
            {order.company}, {t`IČO`} {order.company_id}
            {order.tax_id && `, ${t`DIČ`} ${order.tax_id}`}
          </p>
        )}
        <Address {...invoice} />
      </Labelled>
      <Labelled title={<Trans>Doprava</Trans>}>
        <p className="font-semibold">{delivery.name}</p>
        {delivery.place && <p>{delivery.place}</p>}
        {address && <Address {...address} />}
        <p className="text-sm text-muted">
          {formatDate(delivery.expected_from, locale)} – {formatDate(delivery.expected_to, locale)}
        </p>
        {delivery.tracking_code && (
          <p>
            <Trans>Číslo zásilky</Trans> {delivery.tracking_code}
          </p>
        )}
        {data.holds.length > 0 && (
          <>
            <h3 className="mt-3 text-sm text-muted">
              <Trans>Odkud vzít zboží</Trans>
            </h3>
            <ul>
              {data.holds.map(({ line_id, branch, quantity }) => (
                <li key={`${line_id}${branch}`}>
                  {order.lines.find(({ id }) => id === line_id)?.name}: {quantity} × {branch}
                </li>
              ))}
            </ul>
          </>
        )}
      </Labelled>
      <Labelled title={<Trans>Platba</Trans>}>
        <Facts>
          <Fact name={<Trans>Způsob</Trans>}>{payment.name}</Fact>
          <Fact name={<Trans>Zaplaceno</Trans>}>
            {order.paid_at ? formatDateTime(order.paid_at, locale) : <Trans>ne</Trans>}
          </Fact>
          {data.refunds.map((refund) => (
            <Fact key={refund.id} name={<Trans>Vráceno</Trans>}>
              {text(refund.amount)}, {formatDate(refund.at, locale)}, {refundStates[refund.state] ?? refund.state}
            </Fact>
          ))}
          {data.documents.map(({ number, kind, at }) => (
            <Fact key={number} name={kind === 'invoice' ? <Trans>Faktura</Trans> : <Trans>Dobropis</Trans>}>
              {number}, {formatDate(at, locale)}
            </Fact>
          ))}
        </Facts>
      </Labelled>
      {order.note && (
        <Labelled title={<Trans>Poznámka zákazníka</Trans>}>
          <p className="whitespace-pre-line">{order.note}</p>
        </Labelled>
      )}
    </>
  );
}

function Address({
  name,
  street,
  postcode,
  city,
  country,
}: Record<'name' | 'street' | 'postcode' | 'city' | 'country', string>) {
  return (
    <address className="not-italic">
      {name}
      <br />
      {street}
      <br />
      {postcode} {city}, {country}
    </address>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">{children}</dl>;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
