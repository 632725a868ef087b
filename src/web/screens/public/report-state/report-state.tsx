import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { OpenedReport } from '#shared/reports/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CaseView } from '#web/features/report/case-view.tsx';
import { ReportedContent, SmallPictures } from '#web/features/report/reported-content.tsx';
import { useKindTexts, useReasonTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

interface ReportState {
  readonly report: OpenedReport;
  readonly opened: { readonly number: string; readonly hash: string };
}

/** A report with the decision and the appeal, for whoever knows its secret address. */
export const screen = defineScreen<ReportState>({
  hasSidebar: false,
  load: async ({ api, locale, params }) => {
    const opened = { number: params.number ?? '', hash: params.hash ?? '' };
    return { opened, report: await api.reports.open({ params: opened, query: { lang: locale } }) };
  },
  head: ({ opened }, { i18n }) => ({
    title: i18n._(msg`Nahlášení ${{ number: opened.number }}`),
    alternates: mapLocales((locale) => routePath('report-state', locale, opened)),
    isIndexed: false,
  }),
  Page: function ReportStatePage({ data: { report: loaded, opened } }) {
    const { locale } = usePage();
    const kinds = useKindTexts();
    const reasons = useReasonTexts();
    const [report, setReport] = useState(loaded);
    return (
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <h1 className="text-3xl">
          <Trans>
            Nahlášení <span className="tabular-nums">{report.number}</span>
          </Trans>
        </h1>
        <p className="text-muted">
          {kinds[report.kind]} · {reasons[report.reason]} · {formatDateTime(report.reported_at, locale)}
        </p>
        <CaseView
          opened={report}
          onAppeal={async (text) =>
            setReport(await browserApi.reports.appeal({ params: opened, query: { lang: locale }, body: { text } }))
          }
        />
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">
            <Trans>Co jste nahlásili</Trans>
          </h2>
          <ReportedContent content={report.content} />
          <p className="max-w-[70ch] break-words whitespace-pre-line">{report.text}</p>
          <SmallPictures pictures={report.evidence} />
        </section>
      </div>
    );
  },
});
