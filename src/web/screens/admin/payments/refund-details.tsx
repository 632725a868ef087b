import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { isGateway } from '#shared/payments/payments.ts';
import { useRefundReasonText } from '#web/features/order/refund-reason.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { useProviderTexts } from './payment-texts.ts';
import type { Refund } from './payments-data.ts';

/** What a second administrator decides by: each refund with its order, reason and destination, and the total. */
export function RefundDetails({ rows }: { rows: readonly Refund[] }) {
  const text = useChargedText();
  const total = sumOf(rows);
  return (
    <>
      <ul className="mb-3 divide-y divide-line border-y border-line">
        {rows.map((refund) => (
          <li key={refund.id} className="py-3">
            <Facts refund={refund} />
          </li>
        ))}
      </ul>
      {rows.length > 1 && total && (
        <p className="mb-3 flex justify-between gap-4 font-semibold tabular-nums">
          <span>
            <Trans>Celkem {rows.length}</Trans>
          </span>
          <span>{text(total)}</span>
        </p>
      )}
    </>
  );
}

/** Undefined where the currencies differ. */
function sumOf(rows: readonly Refund[]): Refund['amount'] | undefined {
  const currency = rows[0]?.amount.currency;
  if (currency === undefined || rows.some(({ amount }) => amount.currency !== currency)) return undefined;
  return { currency, amount: rows.reduce((sum, { amount }) => sum + amount.amount, 0) };
}

function Facts({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const reasonText = useRefundReasonText();
  const { amount, paid, other_refunds: others, reason, asked_by: askedBy, created_at: createdAt } = refund;
  return (
    <dl className="grid gap-x-4 tablet:gap-y-1 tablet:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact name={t`Částka`}>
        <span className="font-semibold tabular-nums">{text(amount)}</span>
        <span className="block text-sm text-muted tabular-nums">
          {others.amount > 0 ? (
            <Trans>
              z platby {text(paid)}, na další vratky připadá {text(others)}
            </Trans>
          ) : (
            <Trans>z platby {text(paid)}</Trans>
          )}
        </span>
      </Fact>
      <Fact name={refund.order_id === null ? t`Platba` : t`Objednávka`}>
        <Subject refund={refund} />
      </Fact>
      <Fact name={t`Důvod`}>{reason === '' ? <Trans>neuveden</Trans> : reasonText(reason)}</Fact>
      <Fact name={t`Kam`}>
        <Destination refund={refund} />
      </Fact>
      <Fact name={t`Požádal`}>
        {askedBy ?? <Trans>portál</Trans>}, {formatDateTime(createdAt, locale)}
      </Fact>
    </dl>
  );
}

/** Opens beside the dialog, whose selection would be lost otherwise. */
function Subject({ refund: { order_id: id, variable_symbol: symbol } }: { refund: Refund }) {
  const { locale } = usePage();
  if (id === null) return symbol ?? '–';
  return (
    <a
      href={routePath('admin-order', locale, { id })}
      target="_blank"
      className="font-semibold underline underline-offset-4 tabular-nums"
    >
      {symbol ?? id}
    </a>
  );
}

function Destination({ refund }: { refund: Refund }) {
  const providers = useProviderTexts();
  const { provider, paid_to: paidTo, bank_account: own } = refund;
  const brand = providers[provider];
  if (isGateway(provider))
    return (
      <>
        <Trans>stejnou bránou, kterou peníze přišly</Trans>
        <span className="block text-sm text-muted">{brand}</span>
      </>
    );
  if (paidTo === null)
    return (
      <span className="font-semibold text-burgundy-text">
        <Trans>Účet neznáme. Před odesláním ho doplňte.</Trans>
      </span>
    );
  return (
    <>
      <span className="font-semibold break-words tabular-nums">{paidTo}</span>
      <span className="block text-sm text-muted">
        {own === '' ? <Trans>účet, ze kterého peníze přišly</Trans> : <Trans>účet zadaný u vratky</Trans>}
      </span>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="mt-2 text-muted tablet:mt-0">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
