import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { OwnReport, reportsContract } from '#shared/reports/contract.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { OwnReportMark } from '#web/features/report/own-report-mark.tsx';
import { useKindTexts, useReasonTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';

/** What the logged-in user has reported. */
export const screen = defineScreen<CallAnswer<(typeof reportsContract)['own']>>({
  load: ({ api, query }) => api.reports.own({ query: { page: Number(query.get('page')) || 1 } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Moje nahlášení`),
    alternates: pathsInAllLocales('account-reports'),
    isIndexed: false,
  }),
  Page: function OwnReportsPage({ data: { reports, page, has_more } }) {
    return (
      <div className="max-w-3xl">
        <h1 className="mb-4 text-3xl">
          <Trans>Moje nahlášení</Trans>
        </h1>
        {reports.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Nic jste nenahlásili</Trans>}>
            <p>
              <Trans>Nabídku, zprávu, hodnocení i uživatele nahlásíte odkazem přímo u nich.</Trans>
            </p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded border border-line bg-surface">
            {reports.map((report) => (
              <ReportItem key={report.number} report={report} />
            ))}
          </ul>
        )}
        <Pager page={page} hasMore={has_more} />
      </div>
    );
  },
});

function ReportItem({ report }: { report: OwnReport }) {
  const { locale } = usePage();
  const [kinds, reasons] = [useKindTexts(), useReasonTexts()];
  const { number, hash, kind, name, reason } = report;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
      <p className="min-w-0 grow">
        <a
          href={routePath('report-state', locale, { number, hash })}
          lang={unknownLanguage}
          className="font-semibold break-words"
        >
          {name || kinds[kind]}
        </a>
        <span className="block text-sm text-muted">
          {kinds[kind]} · {reasons[reason]} · {formatDate(report.reported_at, locale)} ·{' '}
          <span className="tabular-nums">{number}</span>
        </span>
      </p>
      <OwnReportMark report={report} />
    </li>
  );
}
