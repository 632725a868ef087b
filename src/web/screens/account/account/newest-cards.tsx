import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import type { DealSummary } from '#shared/deals/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { OrderSummary } from '#shared/orders/contract.ts';
import type { OwnReport } from '#shared/reports/contract.ts';
import { DealStateMark } from '#web/features/deal/deal-state-mark.tsx';
import { OrderStateMark } from '#web/features/order/order-state-mark.tsx';
import { ReturnMarks } from '#web/features/order/return-marks.tsx';
import { OwnReportMark } from '#web/features/report/own-report-mark.tsx';
import { useKindTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { Card } from './card.tsx';

/** How many of each kind the overview shows. */
export const shownEach = 3;

export function NewestOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const { locale } = usePage();
  return (
    <Card icon="cart" title={<Trans>Objednávky</Trans>} href={routePath('account-orders', locale)}>
      <Entries>
        {orders.map(({ id, hash, number, state, delivery, placed_at: placedAt, returns }) => (
          <Entry
            key={id}
            href={routePath('account-order-summary', locale, { id, hash })}
            mark={
              <>
                <OrderStateMark state={state} delivery={delivery} />
                <ReturnMarks returns={returns} />
              </>
            }
            note={<Trans>Objednáno {formatDate(placedAt, locale)}</Trans>}
          >
            <Trans>Objednávka {number}</Trans>
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}

/** Deals in progress; each leads to its conversation, where it goes on. */
export function OpenDeals({ deals, total }: { deals: readonly DealSummary[]; total: number }) {
  const { locale } = usePage();
  const others = total - deals.length;
  return (
    <Card icon="store" title={<Trans>Obchody</Trans>} href={routePath('account-deals', locale)}>
      {deals.length === 0 && (
        <p className="text-muted">
          <Trans>Žádný právě neprobíhá.</Trans>
        </p>
      )}
      <Entries>
        {deals.map(({ id, conversation_id: conversation, subject, partner: { username }, role, state }) => (
          <Entry
            key={id}
            href={routePath('account-conversation', locale, { id: conversation })}
            lang={unknownLanguage}
            mark={<DealStateMark state={state} />}
            note={role === 'seller' ? <Trans>kupuje {username}</Trans> : <Trans>prodává {username}</Trans>}
          >
            {subject}
          </Entry>
        ))}
      </Entries>
      {others > 0 && (
        <p className="mt-2 text-sm text-muted">
          <Plural value={others} one="a # další" few="a # další" other="a # dalších" />
        </p>
      )}
    </Card>
  );
}

export function NewestReports({ reports }: { reports: readonly OwnReport[] }) {
  const { locale } = usePage();
  const kinds = useKindTexts();
  return (
    <Card icon="info" title={<Trans>Nahlášení</Trans>} href={routePath('account-reports', locale)}>
      <Entries>
        {reports.map((report) => (
          <Entry
            key={report.number}
            href={routePath('report-state', locale, { number: report.number, hash: report.hash })}
            lang={unknownLanguage}
            mark={<OwnReportMark report={report} />}
            note={
              <>
                {kinds[report.kind]} · {formatDate(report.reported_at, locale)}
              </>
            }
          >
            {report.name || kinds[report.kind]}
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}

function Entries({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-2">{children}</ul>;
}

interface EntryProps {
  readonly href: string;
  readonly lang?: string;
  readonly mark: ReactNode;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Entry({ href, lang, mark, note, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <a href={href} lang={lang} className="relative min-w-0 font-semibold break-words">
        {children}
      </a>
      <span className="flex flex-col items-start gap-1">{mark}</span>
      <span className="w-full text-sm text-muted">{note}</span>
    </li>
  );
}
