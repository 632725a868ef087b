import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { RenewLink } from '#web/features/order/renew-link.tsx';
import { useRefundReasonText, useRefundStepTexts } from '#web/features/order/refund-reason.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { BankLines } from './bank-lines.tsx';
import { ContactButton } from './contact/contact-button.tsx';
import { useReportChange } from './order-changes.tsx';
import { OverpaymentForm } from './overpayment-form.tsx';
import type { OrderPart } from './order-parts.ts';

interface OrderFactsProps {
  readonly data: AdminOrder;
  readonly bankLines: readonly BankLine[];
  readonly countries: readonly Country[];
  /** Sets the tracking number. */
  readonly Tracking: OrderPart;
}

/** Buyer, addresses, payment, and the locations of the pieces. */
export function OrderFacts({ data, bankLines, countries, Tracking }: OrderFactsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const stepTexts = useRefundStepTexts();
  const reasonText = useRefundReasonText();
  const reportChange = useReportChange();
  const { order, account } = data;
  const renewLink = async () => {
    await browserApi.adminOrders.renewLink({ params: { id: order.id } });
    reportChange(t`Odkaz jsme vyměnili. Zákazník dostal nový e-mailem.`);
  };
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  // For a transfer or cash an administrator entered the date.
  const paidText = (at: string) => (payment.code === 'card' ? formatDateTime : formatDate)(at, locale);
  const { delivery, delivery_address: address, invoice_address: invoice, payment } = order;
  const isLate =
    delivery.collect_by !== null && delivery.pickup !== null && delivery.collect_by < delivery.pickup.today;
  return (
    <>
      <Labelled title={<Trans>Zákazník</Trans>}>
        <p className="font-semibold">
          {order.first_name} {order.last_name}
        </p>
        {order.email !== '' && (
          <p className="break-all">
            <a href={`mailto:${order.email}`}>{order.email}</a>
          </p>
        )}
        <p>
          <a href={`tel:${order.phone.replaceAll(' ', '')}`}>{order.phone}</a>
        </p>
        <p className="text-sm text-muted">
          {account ? (
            <a href={routePath('admin-account', locale, { id: account.id })}>{account.username}</a>
          ) : (
            <Trans>Bez účtu</Trans>
          )}
          , {languageOf(data.locale, locale)}
        </p>
        {data.channel !== 'web' && (
          <p className="text-sm text-muted">
            {data.channel === 'phone' ? <Trans>Objednáno po telefonu</Trans> : <Trans>Objednáno na prodejně</Trans>}
            {data.placed_by && `, ${data.placed_by}`}
          </p>
        )}
        <h3 className="mt-3 text-sm text-muted">
          <Trans>Fakturační údaje</Trans>
        </h3>
        {order.company && (
          <p>
            {order.company}, {t`IČO`} {order.company_id}
            {order.tax_id && `, ${t`DIČ`} ${order.tax_id}`}
          </p>
        )}
        <Address {...invoice} country={countryName(invoice.country)} />
        <div className="mt-3 flex flex-wrap gap-2">
          {data.can_be_corrected && <ContactButton data={data} />}
          {order.email !== '' && <RenewLink onRenew={renewLink} />}
        </div>
      </Labelled>
      <Labelled title={<Trans>Doprava</Trans>}>
        <p className="font-semibold">{delivery.name}</p>
        {delivery.place && <p>{delivery.place}</p>}
        {address && <Address {...address} country={countryName(address.country)} />}
        <p className="text-sm text-muted">
          {delivery.after_payment?.text ??
            `${formatDate(delivery.expected_from, locale)} – ${formatDate(delivery.expected_to, locale)}`}
        </p>
        {delivery.collect_by && (
          <p className={isLate ? 'font-semibold text-burgundy-text' : undefined}>
            {isLate
              ? t`Nevyzvednuto do ${formatDate(delivery.collect_by, locale)}`
              : t`Vyzvednout do ${formatDate(delivery.collect_by, locale)}`}
          </p>
        )}
        {delivery.tracking_code && order.state !== 'sent' && (
          <p>
            <Trans>Číslo zásilky</Trans> {delivery.tracking_code}
          </p>
        )}
        {order.state === 'sent' && <Tracking key={delivery.tracking_code} data={data} />}
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
          <Fact name={<Trans>Zaplaceno</Trans>}>{order.paid_at ? paidText(order.paid_at) : <Trans>ne</Trans>}</Fact>
          {order.overpayment.length > 0 && (
            <Fact name={<Trans>Přeplatek k vrácení</Trans>}>{order.overpayment.map(text).join(', ')}</Fact>
          )}
          {data.refunds.map((refund) => (
            <Fact key={refund.id} name={<Trans>Vratka</Trans>}>
              {text(refund.amount)}, {formatDate(refund.at, locale)}, {stepTexts[refund.step]}
              <span className="block text-sm text-muted">{reasonText(refund.reason)}</span>
            </Fact>
          ))}
          {data.documents.map(({ number, kind, at }) => (
            <Fact key={number} name={kind === 'invoice' ? <Trans>Faktura</Trans> : <Trans>Opravný doklad</Trans>}>
              <a href={documentPath(order.id, kind, number)} target="_blank">
                {number}
              </a>
              , {formatDate(at, locale)}
            </Fact>
          ))}
        </Facts>
        <BankLines order={order} lines={bankLines} />
        {data.may_have_overpayment && <OverpaymentForm data={data} />}
      </Labelled>
      {order.note && (
        <Labelled title={<Trans>Poznámka zákazníka</Trans>}>
          <p className="whitespace-pre-line">{order.note}</p>
        </Labelled>
      )}
    </>
  );
}

/** The name of a language in the current language. */
function languageOf(code: Locale, reader: Locale): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;
}

function documentPath(id: number, kind: 'invoice' | 'credit_note', number: string): string {
  const file = kind === 'invoice' ? 'invoice.pdf' : `credit-note/${number}.pdf`;
  return `/api/admin/orders/${id}/${file}`;
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
