import { useRef } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { formatDate, formatTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { adminReportsContract, CaseSummary } from '#shared/reports/admin-contract.ts';
import { reportKinds, reportReasons } from '#shared/reports/reasons.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { SelectFilters } from '#web/features/filtered-list/select-filters.tsx';
import { StateChips } from '#web/features/filtered-list/state-chips.tsx';
import { useKindTexts, useReasonTexts } from '#web/features/report/report-texts.ts';
import { useRiskText } from '#web/features/report/risk-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { useRowKeys } from './use-row-keys.ts';

type Choice = CallInput<(typeof adminReportsContract)['list']>['query'];
type List = CallAnswer<(typeof adminReportsContract)['list']>;

/** The queue of reported cases, the most urgent first. */
export const screen = defineScreen<{ readonly choice: Choice; readonly list: List }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as Choice;
    return { choice, list: await api.adminReports.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nahlášení`),
    alternates: pathsInAllLocales('admin-reports'),
    isIndexed: false,
  }),
  Page: AdminReportsPage,
});

function AdminReportsPage({ data: { choice, list } }: { data: { choice: Choice; list: List } }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [kinds, reasons] = [useKindTexts(), useReasonTexts()];
  const { waiting, appeals } = list;
  return (
    <AdminFrame title={<Trans>Nahlášení</Trans>}>
      <StateChips
        filter={{
          name: 'state',
          label: t`Stav`,
          value: choice.state,
          options: [
            { value: 'open', text: t`k posouzení (${waiting})` },
            { value: 'appealed', text: t`odvolání (${appeals})` },
            { value: 'decided', text: t`rozhodnuté` },
          ],
        }}
        resetParams={['page']}
      />
      <SelectFilters
        kept={['state']}
        filters={[
          {
            name: 'kind',
            label: t`Co`,
            value: choice.kind,
            options: [{ value: '', text: t`všechno` }, ...reportKinds.map((value) => ({ value, text: kinds[value] }))],
          },
          {
            name: 'reason',
            label: t`Důvod`,
            value: choice.reason,
            options: [
              { value: '', text: t`všechny` },
              ...reportReasons.map((value) => ({ value, text: reasons[value] })),
            ],
          },
        ]}
      />
      <p className="mb-3 max-w-[75ch] text-sm text-muted">
        {choice.state === 'decided' ? (
          <Trans>Naposledy rozhodnuté jsou první.</Trans>
        ) : (
          <Trans>
            Nejnaléhavější a nejdéle čekající jsou první. Body naléhavosti dává závažnost důvodu, počet nahlášení, znaky
            podvodu, dřívější opatření a dosah.
          </Trans>
        )}{' '}
        <a href={routePath('moderation', locale)}>
          <Trans>Přehled moderování</Trans>
        </a>
      </p>
      {list.cases.length === 0 ? (
        <p className="py-10 text-center text-muted">
          <Trans>Žádné takové nahlášení tu není.</Trans>
        </p>
      ) : (
        <CaseTable cases={list.cases} />
      )}
      <Pager page={list.page} hasMore={list.has_more} />
    </AdminFrame>
  );
}

function CaseTable({ cases }: { cases: readonly CaseSummary[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [kinds, reasons, riskText] = [useKindTexts(), useReasonTexts(), useRiskText()];
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  return (
    <div ref={box}>
      <DataTable
        isList
        label={t`Nahlášení`}
        columns={[
          { title: <Trans>Co</Trans> },
          { title: <Trans>Důvod</Trans> },
          { title: <Trans>Naléhavost</Trans>, isFigure: true },
          { title: <Trans>Nahlášeno</Trans>, isFigure: true },
          { title: <Trans>Poprvé</Trans> },
          { title: <Trans>Výsledek</Trans> },
        ]}
      >
        {cases.map((each) => (
          <DataRow key={each.id}>
            <RowHead>
              <a
                href={routePath('admin-report', locale, { id: each.id })}
                lang={unknownLanguage}
                data-row
                className="line-clamp-2 font-semibold break-words"
              >
                {each.name || kinds[each.kind]}
              </a>
              <span className="block text-sm font-normal text-muted">
                {kinds[each.kind]} · {each.account?.username ?? 'Karafa'}
              </span>
            </RowHead>
            <Cell>{reasons[each.reason]}</Cell>
            <Cell isFigure label={<Trans>Naléhavost</Trans>}>
              <abbr title={riskText(each)} className="no-underline">
                {each.points}
              </abbr>
            </Cell>
            <Cell isFigure label={<Trans>Nahlášeno</Trans>}>
              {each.reports}×
            </Cell>
            <Cell>
              {formatDate(each.opened_at, locale)} <span className="text-muted">{formatTime(each.opened_at)}</span>
            </Cell>
            <Cell>
              <OutcomeMark summary={each} />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </div>
  );
}

function OutcomeMark({ summary: { state, measures } }: { summary: CaseSummary }) {
  const { t } = useLingui();
  if (state === 'open') return <StateMark tone="waiting">{t`k posouzení`}</StateMark>;
  if (state === 'appealed') return <StateMark tone="waiting">{t`odvolání`}</StateMark>;
  return measures?.length ? (
    <StateMark tone="good">{t`s opatřením`}</StateMark>
  ) : (
    <StateMark tone="neutral">{t`bez opatření`}</StateMark>
  );
}
