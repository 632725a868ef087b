import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderEventKind } from '#shared/orders/lifecycle.ts';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { eventTexts } from './event-texts.ts';
import type { OrderPart } from './order-parts.ts';

interface OrderHistoryProps {
  readonly data: AdminOrder;
  /** Adds a note. */
  readonly Note: OrderPart;
}

/** The events of the order, the newest first, and a field for a note. */
export function OrderHistory({ data, Note }: OrderHistoryProps) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const happened = [...data.history, ...data.age_checks.toReversed()].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <Labelled title={<Trans>Průběh a poznámky</Trans>}>
      <Note data={data} />
      <ol className="flex flex-col gap-2">
        {happened.map((each, index) => (
          <li key={index} className="grid gap-x-4 tablet:grid-cols-[9.5rem_minmax(0,1fr)]">
            <time dateTime={each.at} className="text-sm text-muted">
              {formatDateTime(each.at, locale)}
            </time>
            <span>
              {'level' in each ? (
                <AgeCheck check={each} />
              ) : (
                <>
                  <EventLink kind={each.kind} number={data.order.number}>
                    {i18n._(eventTexts[each.kind])}
                  </EventLink>
                  {each.amount && ` ${text(each.amount)}`}
                </>
              )}
              {each.actor && <span className="text-muted"> · {each.actor}</span>}
              {'paid_on' in each && each.paid_on && (
                <span className="block">
                  <Trans>Peníze přišly {formatDate(each.paid_on, locale)}.</Trans>
                </span>
              )}
              {'note' in each && each.note && <span className="block whitespace-pre-line">{each.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Labelled>
  );
}

function AgeCheck({ check: { level, is_adult: isAdult } }: { check: AdminOrder['age_checks'][number] }) {
  const { t } = useLingui();
  const levelTexts: Record<string, string> = {
    confirmed: t`potvrzen kupujícím`,
    birth_date: t`podle data narození`,
    provider: t`ověřen službou`,
    handover: t`ověřen podle dokladu`,
  };
  return isAdult ? <Trans>Věk {levelTexts[level] ?? level}</Trans> : <Trans>Věk při předání neověřen</Trans>;
}

/** Events of withdrawals and complaints link to the list where they are decided. */
function EventLink({ kind, number, children }: { kind: OrderEventKind; number: string; children: ReactNode }) {
  const { locale } = usePage();
  const purpose = kind === 'withdraw' ? 'withdrawal' : kind === 'complain' ? 'complaint' : undefined;
  if (!purpose) return children;
  return <a href={`${routePath('admin-returns', locale)}?kind=${purpose}&q=${number}`}>{children}</a>;
}
