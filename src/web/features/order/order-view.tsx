import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AddressLines } from './address-lines.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Labelled, OrderLines } from './order-lines.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderReturns } from './order-returns.tsx';
import { PaymentPart } from './payment-part.tsx';
import { ReturnLinks } from './return-links.tsx';

interface OrderViewProps {
  readonly order: Order;
  readonly countries: readonly Country[];
}

/** An order for its buyer: next steps, progress and contents. */
export function OrderView({ order: first, countries }: OrderViewProps) {
  const { locale } = usePage();
  const [order, setOrder] = useState(first);
  const outcome = useRef<HTMLDivElement>(null);
  const [isJustCancelled, setIsJustCancelled] = useState(false);
  // The focused button has disappeared.
  useEffect(() => {
    if (isJustCancelled) outcome.current?.focus();
  }, [isJustCancelled]);
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">
          <Trans>Objednávka {order.number}</Trans>
        </h1>
        <p className="text-muted">
          <Trans>
            Přijata {formatDate(order.placed_at, locale)}, potvrzení jsme poslali na {order.email}.
          </Trans>
        </p>
      </header>
      <div ref={outcome} tabIndex={-1} className="outline-none">
        <PaymentPart order={order} onOrder={setOrder} />
      </div>
      <OrderProgress order={order} />
      <OrderLines
        order={order}
        renderPicture={(picture) => (
          <ListingPicture picture={picture} sizes="48px" alt="" className="w-12 shrink-0 rounded" />
        )}
      />
      {order.state !== 'waiting_for_payment' && <OrderAgain order={order} />}
      <div className="grid gap-6 tablet:grid-cols-2">
        <DeliveryPart order={order} countryName={countryName} />
        <div className="flex flex-col gap-6">
          <Payment order={order} />
          <Invoice order={order} countryName={countryName} />
        </div>
      </div>
      {order.note && (
        <Labelled title={<Trans>Poznámka</Trans>}>
          <p className="whitespace-pre-line">{order.note}</p>
        </Labelled>
      )}
      <OrderReturns order={order} />
      <ReturnLinks order={order} />
      {order.can_be_cancelled && (
        <CancelOrder
          order={order}
          onCancelled={(cancelled) => {
            setOrder(cancelled);
            setIsJustCancelled(true);
          }}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly order: Order;
  readonly countryName: (code: string) => string;
}

function Payment({ order: { payment, paid_at: paidAt } }: Pick<PartProps, 'order'>) {
  const { locale } = usePage();
  const text = useChargedText();
  return (
    <Labelled title={<Trans>Způsob platby</Trans>}>
      <p className="font-semibold">{payment.name}</p>
      {paidAt && (
        <p>
          <Trans>Zaplaceno {formatDate(paidAt, locale)}</Trans>
        </p>
      )}
      {payment.parts.length > 0 && (
        <ul>
          {payment.parts.map(({ amount, on }, index) => (
            <li key={index}>
              <Trans>
                Přišla část platby {text(amount)}, {formatDate(on, locale)}
              </Trans>
            </li>
          ))}
        </ul>
      )}
    </Labelled>
  );
}

function Invoice({ order, countryName }: PartProps) {
  const { t } = useLingui();
  const { invoice_address: address, company, company_id, tax_id } = order;
  return (
    <Labelled title={<Trans>Fakturační údaje</Trans>}>
      <address className="not-italic">
        {company && (
          <>
            <strong>{company}</strong>
            <br />
          </>
        )}
        <AddressLines address={address} countryName={countryName} />
      </address>
      {company_id && (
        <p>
          {t`IČO`} {company_id}
          {tax_id && (
            <>
              , {t`DIČ`} {tax_id}
            </>
          )}
        </p>
      )}
      {order.has_invoice && (
        <p className="mt-3">
          <a
            href={`/api/orders/${order.id}/${order.hash}/invoice.pdf`}
            className="inline-flex items-center gap-2"
            download
          >
            <Icon name="download" size={18} />
            <Trans>Stáhnout fakturu (PDF)</Trans>
          </a>
        </p>
      )}
      {order.credit_notes.map((number) => (
        <p key={number} className="mt-3">
          <a
            href={`/api/orders/${order.id}/${order.hash}/credit-note/${number}.pdf`}
            className="inline-flex items-center gap-2"
            download
          >
            <Icon name="download" size={18} />
            <Trans>Stáhnout opravný doklad {number} (PDF)</Trans>
          </a>
        </p>
      ))}
    </Labelled>
  );
}
