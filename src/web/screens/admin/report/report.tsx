import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { ModerationCase } from '#shared/reports/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { StatementView } from '#web/features/report/case-view.tsx';
import { ReportedContent, SmallPictures } from '#web/features/report/reported-content.tsx';
import { useKindTexts, useReasonTexts } from '#web/features/report/report-texts.ts';
import { useRiskText } from '#web/features/report/risk-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { AccountHistory } from './account-history.tsx';
import { CaseDecision } from './case-decision.tsx';
import { KnownFrauds } from './known-frauds.tsx';

/** A reported case: what was reported, by whom and about whom, and the decision. */
export const screen = defineScreen<ModerationCase>({
  layout: 'bare',
  load: ({ api, locale, params }) =>
    api.adminReports.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
  head: ({ id }, { i18n }) => ({
    title: i18n._(msg`Nahlášení č. ${{ id }}`),
    alternates: mapLocales((locale) => routePath('admin-report', locale, { id })),
    isIndexed: false,
  }),
  Page: CasePage,
});

function CasePage({ data }: { data: ModerationCase }) {
  const { locale } = usePage();
  const { id, around, reported, decisions, appeals, history, account } = data;
  const renderDecision = (decision: ModerationCase['decisions'][number]) => (
    <div key={decision.id}>
      <StatementView decision={decision} kind={data.kind} />
      {decision.by && (
        <p className="mt-1 px-1 text-sm text-muted">
          <Trans>Rozhodl(a) {decision.by}</Trans>
        </p>
      )}
    </div>
  );
  return (
    <AdminFrame title={<Trans>Nahlášení č. {id}</Trans>}>
      <p className="mb-3 flex flex-wrap justify-between gap-x-6">
        <BackToList href={routePath('admin-reports', locale)}>
          <Trans>Zpět na nahlášení</Trans>
        </BackToList>
        {data.next_id !== null && (
          <a
            href={routePath('admin-report', locale, { id: data.next_id })}
            className="inline-flex min-h-9 items-center"
          >
            <Trans>Další v pořadí</Trans>
          </a>
        )}
      </p>
      <div className="grid gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-6">
          <Subject data={data} />
          {around.length > 0 && <Around messages={around} />}
          <Part title={<Trans>Kdo a proč nahlásil</Trans>}>
            <ul className="flex flex-col gap-3">
              {reported.map((report) => (
                <ReportItem key={report.id} report={report} />
              ))}
            </ul>
          </Part>
        </div>
        <div className="flex flex-col gap-6">
          {decisions.map((decision) => decision.outcome === null && renderDecision(decision))}
          {appeals.length > 0 && <Appeals appeals={appeals} />}
          {decisions.map((decision) => decision.outcome !== null && renderDecision(decision))}
          {data.state !== 'decided' && <CaseDecision key={data.version} data={data} />}
          <KnownFrauds identifiers={data.identifiers} />
          {history && account && (
            <AccountHistory history={history} account={account} isFirst={decisions.length === 0} />
          )}
        </div>
      </div>
    </AdminFrame>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** What was reported, as it was first reported and as it is now if that differs. */
function Subject({ data }: { data: ModerationCase }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [kinds, reasons, riskText] = [useKindTexts(), useReasonTexts(), useRiskText()];
  const { kind, account, reported, current, current_state: state } = data;
  const first = reported[0]?.content;
  const hasChanged = current !== null && JSON.stringify(current) !== JSON.stringify(first);
  const states = { public: t`veřejné`, hidden: t`skryté`, gone: t`smazané` };
  return (
    <Part title={<Trans>Co je nahlášené</Trans>}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StateMark tone={state === 'public' ? 'neutral' : 'bad'}>{states[state]}</StateMark>
        <span>
          {kinds[kind]} · {reasons[data.reason]}
        </span>
        {account && <a href={routePath('admin-account', locale, { id: account.id })}>{account.username}</a>}
        {kind === 'listing' && account && (
          <a href={routePath('admin-advert', locale, { id: data.subject_id })}>
            <Trans>Otevřít inzerát</Trans>
          </a>
        )}
      </p>
      <p className="text-sm text-muted">
        <Trans>Naléhavost {riskText(data)}</Trans>
      </p>
      {first && <ReportedContent content={first} isWhole />}
      {hasChanged && (
        <>
          <h3 className="mt-2 font-sans text-base font-semibold tracking-normal">
            <Trans>Jak to vypadá teď</Trans>
          </h3>
          <ReportedContent content={current} isWhole />
        </>
      )}
    </Part>
  );
}

function Around({ messages }: { messages: ModerationCase['around'] }) {
  const { locale } = usePage();
  return (
    <Part title={<Trans>Zprávy kolem</Trans>}>
      <ol className="flex flex-col gap-2">
        {messages.map((message) => (
          <li
            key={message.id}
            aria-current={message.is_reported ? 'true' : undefined}
            className="rounded border border-line bg-surface px-3 py-2 aria-[current]:border-burgundy"
          >
            <p className="text-sm text-muted">
              {message.by} · {formatDateTime(message.sent_at, locale)}
            </p>
            <p lang={unknownLanguage} className="max-w-[70ch] break-words whitespace-pre-line">
              {message.text}
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function ReportItem({ report }: { report: ModerationCase['reported'][number] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const reasons = useReasonTexts();
  const { reporter, evidence, lang } = report;
  return (
    <li className="flex flex-col gap-2 rounded border border-line bg-surface p-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="font-semibold text-ink">{reasons[report.reason]}</span>
        {reporter.id === null ? (
          <span>
            {reporter.name ?? t`bez jména`}
            {reporter.email && ` (${reporter.email})`}
          </span>
        ) : (
          <a href={routePath('admin-account', locale, { id: reporter.id })}>{reporter.name}</a>
        )}
        {reporter.decided > 0 && (
          <span>
            <Trans>
              dřívější nahlášení: {reporter.decided}, oprávněná: {reporter.justified}
            </Trans>
          </span>
        )}
        <span>{formatDateTime(report.reported_at, locale)}</span>
        <span className="tabular-nums">{report.number}</span>
      </p>
      <p lang={lang === locale ? undefined : lang} className="max-w-[70ch] break-words whitespace-pre-line">
        {report.text}
      </p>
      <SmallPictures pictures={evidence} />
    </li>
  );
}

function Appeals({ appeals }: { appeals: ModerationCase['appeals'] }) {
  const { locale } = usePage();
  return (
    <Part title={<Trans>Odvolání</Trans>}>
      {appeals.map((appeal) => (
        <div key={appeal.id} className="rounded border border-line bg-surface p-3">
          <p className="text-sm text-muted">
            {appeal.side === 'affected' ? <Trans>dotčený uživatel</Trans> : <Trans>kdo nahlásil</Trans>} ·{' '}
            {formatDate(appeal.appealed_at, locale)}
          </p>
          <p lang={unknownLanguage} className="max-w-[70ch] break-words whitespace-pre-line">
            {appeal.text}
          </p>
        </div>
      ))}
    </Part>
  );
}
