import { useEffect, useRef, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Order } from '#shared/orders/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toneIcons, type Tone } from '#web/ui/state-tones.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { ChangePayment } from './change-payment.tsx';
import { hasPaid } from './order-state.ts';
import { toneOfOrder } from './order-tone.ts';
import { PayBefore } from './pay-before.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { usePaying } from './use-paying.ts';
import { useVerifiedPayment, type Verification } from './use-verified-payment.ts';

interface PaymentPartProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** The payment instructions for the buyer, or the state of the payment. */
export function PaymentPart({ order, onOrder }: PaymentPartProps) {
  const text = useChargedText();
  const root = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  // The focused button has disappeared.
  useEffect(() => {
    if (changes > 0) root.current?.focus();
  }, [changes]);
  return (
    <div ref={root} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {order.overpayment.length > 0 && (
        <PaymentNotice tone="waiting">
          <Trans>Přišla nám platba, kterou vám vrátíme: {order.overpayment.map(text).join(', ')}.</Trans>
        </PaymentNotice>
      )}
      <Part order={order} onOrder={onOrder} />
      {order.payment.others.length > 0 && (
        <ChangePayment
          order={order}
          onOrder={(changed) => {
            onOrder(changed);
            setChanges(changes + 1);
          }}
        />
      )}
    </div>
  );
}

function Part({ order, onOrder }: PaymentPartProps) {
  const { payment } = order;
  const verification = useVerifiedPayment(order, onOrder);
  if (payment.bank_transfer) return <TransferDetails order={order} transfer={payment.bank_transfer} />;
  // A clerk has lowered the sum since.
  if (order.state === 'waiting_for_payment' && payment.received.amount >= order.total.amount)
    return (
      <PaymentNotice tone="waiting">
        <Trans>Vaše platba přišla. Ověříme ji a napíšeme vám.</Trans>
      </PaymentNotice>
    );
  if (verification) return <Verifying order={order} verification={verification} />;
  if (payment.can_be_paid) return <PayOnline order={order} />;
  return <Outcome order={order} />;
}

/** The state of the money. */
function Outcome({ order }: { order: Order }) {
  const { state, payment, paid_at: paidAt, delivery } = order;
  const tone = toneOfOrder(order);
  // A clerk has yet to decide about the parts.
  const isOwed = hasPaid(order) || (payment.parts.length > 0 && order.refunds.length === 0);
  if (state === 'cancelled' && (isOwed || order.refunds.length === 0))
    return (
      <PaymentNotice tone={tone}>
        {isOwed ? (
          <Trans>Objednávka je zrušena. Zaplacenou částku vám vrátíme.</Trans>
        ) : (
          <Trans>Objednávka je zrušena. Nic jsme vám neúčtovali.</Trans>
        )}
      </PaymentNotice>
    );
  // An overpayment: it arrived after the unpaid order was cancelled.
  if (state === 'refunded' || state === 'cancelled')
    return (
      <PaymentNotice tone={tone}>
        <Trans>Peníze jsme vám vrátili.</Trans>
      </PaymentNotice>
    );
  if (state === 'ready_for_pickup')
    return (
      <PaymentNotice tone={tone}>
        {paidAt ? (
          <Trans>Objednávka je připravena k vyzvednutí.</Trans>
        ) : (
          <Trans>Objednávka je připravena k vyzvednutí. Zaplatíte při převzetí.</Trans>
        )}
      </PaymentNotice>
    );
  if (payment.code === 'cash_on_delivery' && state === 'delivered')
    return (
      <PaymentNotice tone={tone}>
        <Trans>Děkujeme za nákup. Zaplatili jste při převzetí.</Trans>
      </PaymentNotice>
    );
  if (state === 'delivered')
    return (
      <PaymentNotice tone={tone}>
        {delivery.kind === 'branch' ? (
          <Trans>Zboží jste si vyzvedli. Děkujeme za nákup.</Trans>
        ) : (
          <Trans>Zboží jsme doručili. Děkujeme za nákup.</Trans>
        )}
      </PaymentNotice>
    );
  if (paidAt)
    return (
      <PaymentNotice tone={tone}>
        <Trans>Děkujeme, objednávka je zaplacena.</Trans>
      </PaymentNotice>
    );
  return (
    <PaymentNotice tone={tone}>
      {delivery.kind === 'branch' ? (
        <Trans>Děkujeme za objednávku.</Trans>
      ) : (
        <Trans>Děkujeme za objednávku. Zaplatíte při převzetí.</Trans>
      )}
    </PaymentNotice>
  );
}

const noticeColours: Readonly<Record<Tone, string>> = {
  good: 'border-link bg-surface [&>svg]:text-link',
  waiting: 'border-amber bg-amber-soft [&>svg]:text-amber-text',
  bad: 'border-burgundy-text bg-burgundy-soft [&>svg]:text-burgundy-text',
  neutral: 'border-line-strong bg-surface [&>svg]:text-muted',
};

function PaymentNotice({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return (
    <p role="status" className={classes('flex gap-3 rounded border border-l-4 p-4 font-semibold', noticeColours[tone])}>
      <Icon name={toneIcons[tone]} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The buyer has returned from the gateway, but its webhook has not arrived yet. */
function Verifying({ order, verification }: { order: Order; verification: Verification }) {
  const { isAsking, again } = verification;
  const { pay, isBusy } = usePaying(order);
  return (
    <section
      aria-labelledby="pay-title"
      className="flex flex-col items-start gap-3 rounded border border-amber bg-amber-soft p-4"
    >
      <h2 id="pay-title" className="text-xl">
        {isAsking ? <Trans>Platbu ověřujeme</Trans> : <Trans>Platbu zatím nemáme potvrzenou</Trans>}
      </h2>
      <p role="status">
        {isAsking ? (
          <Trans>Brána nám ji zatím nepotvrdila. Obvykle to trvá jen chvíli, stránka se obnoví sama.</Trans>
        ) : (
          <Trans>Jakmile nám ji brána potvrdí, napíšeme vám. Pokud se vám peníze strhly, podruhé neplaťte.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-2">
        {!isAsking && (
          <Button onClick={again}>
            <Trans>Ověřit znovu</Trans>
          </Button>
        )}
        <Button look="secondary" onClick={pay} disabled={isBusy}>
          <Trans>Zaplatit znovu</Trans>
        </Button>
      </p>
    </section>
  );
}

function PayOnline({ order }: { order: Order }) {
  const text = useChargedText();
  const { pay, isBusy } = usePaying(order);
  const hasFailed = toneOfOrder(order) === 'bad';
  return (
    <section
      aria-labelledby="pay-title"
      className={classes(
        'flex flex-col items-start gap-3 rounded border p-4',
        hasFailed ? 'border-burgundy-text bg-burgundy-soft' : 'border-amber bg-amber-soft',
      )}
    >
      <h2 id="pay-title" className="text-xl">
        {hasFailed ? <Trans>Platba se nezdařila</Trans> : <Trans>Objednávka čeká na platbu</Trans>}
      </h2>
      <p>
        {hasFailed ? (
          <Trans>Nic se nestrhlo a objednávka platí. Zkuste to prosím znovu.</Trans>
        ) : (
          <Trans>Zboží pro vás držíme, zbývá zaplatit {text(order.total)}.</Trans>
        )}{' '}
        <PayBefore order={order} />
      </p>
      <Button onClick={pay} disabled={isBusy}>
        {hasFailed ? <Trans>Zaplatit znovu</Trans> : <Trans>Zaplatit online</Trans>}
      </Button>
    </section>
  );
}
