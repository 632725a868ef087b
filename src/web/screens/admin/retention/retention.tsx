import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { RetentionJob } from '#shared/privacy/admin-contract.ts';
import { summedDays } from '#shared/privacy/limits.ts';
import type { RetentionTask } from '#shared/privacy/retention-jobs.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { useJobTexts } from './job-texts.ts';

/** Jobs that delete outdated data: what the privacy page promises, and whether it is kept. */
export const screen = defineScreen<{ readonly jobs: readonly RetentionJob[] }>({
  layout: 'bare',
  load: ({ api }) => api.adminPrivacy.retention(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Uchovávání údajů`),
    alternates: pathsInAllLocales('admin-retention'),
    isIndexed: false,
  }),
  Page: function RetentionPage({ data: { jobs } }) {
    const { t } = useLingui();
    return (
      <AdminFrame title={<Trans>Uchovávání údajů</Trans>}>
        <p className="mb-3 max-w-[70ch] text-muted">
          <Trans>Co portál maže sám, jak slibuje stránka o ochraně osobních údajů.</Trans>
        </p>
        <DataTable
          isList
          label={t`Uchovávání údajů`}
          columns={[
            { title: <Trans>Co maže</Trans> },
            { title: <Trans>Po jaké době</Trans> },
            { title: <Trans>Naposledy</Trans> },
            { title: <Trans>Smazáno</Trans>, isFigure: true },
            { title: <Trans>Za {summedDays} dní</Trans>, isFigure: true },
            { title: <Trans>Příště</Trans> },
            { title: <span className="sr-only">{t`Akce`}</span> },
          ]}
        >
          {jobs.map((job) => (
            <JobRow key={job.task} job={job} />
          ))}
        </DataTable>
      </AdminFrame>
    );
  },
});

function JobRow({ job }: { job: RetentionJob }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const { task, last, removed_30_days, failures_30_days, next_at, is_queued } = job;
  const { what, after } = useJobTexts()[task as RetentionTask];
  const start = () =>
    run(async () => {
      await browserApi.adminPrivacy.runRetention({ params: { task } });
      showSnackbar({ text: t`Úloha se spustí během chvíle.`, tone: 'success' });
      reload();
    });
  return (
    <DataRow>
      <RowHead>
        {what}
        {last?.error && (
          <span className="block font-normal">
            <StateMark tone="bad">
              <Trans>nezdařilo se</Trans>
            </StateMark>{' '}
            <span className="text-sm text-muted">{last.error}</span>
          </span>
        )}
      </RowHead>
      <Cell label={<Trans>Po jaké době</Trans>}>{after}</Cell>
      <Cell label={<Trans>Naposledy</Trans>}>
        {last ? formatDateTime(last.started_at, locale) : <Trans>zatím neběžela</Trans>}
        {last && last.ended_at === null && (
          <span className="block text-muted">
            <Trans>nedokončeno</Trans>
          </span>
        )}
      </Cell>
      <Cell isFigure label={<Trans>Smazáno</Trans>}>
        {last?.removed ?? '–'}
      </Cell>
      <Cell isFigure label={<Trans>Za {summedDays} dní</Trans>}>
        {removed_30_days}
        {failures_30_days > 0 && (
          <span className="block text-muted">
            <Trans>selhání: {failures_30_days}</Trans>
          </span>
        )}
      </Cell>
      <Cell label={<Trans>Příště</Trans>}>{formatDateTime(next_at, locale)}</Cell>
      <Cell isDecision>
        <Button
          size="small"
          look="secondary"
          className="whitespace-nowrap"
          disabled={isRunning || is_queued}
          aria-label={t`Spustit teď: ${what}`}
          onClick={() => void start()}
        >
          {is_queued ? <Trans>Čeká</Trans> : <Trans>Spustit teď</Trans>}
        </Button>
      </Cell>
    </DataRow>
  );
}
