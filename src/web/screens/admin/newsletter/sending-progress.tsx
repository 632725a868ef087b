import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { AdminIssue } from '#shared/newsletters/issues-contract.ts';
import { issueMoves, type IssueAction } from '#shared/newsletters/issues.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** How far the sending is, and what can be done about it. */
export function SendingProgress({ issue }: { issue: AdminIssue }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { state, recipients, sent, failed, uncertain, skipped, kept, clicks, problem } = issue;
  const count = (number: number) => wholeNumberText(number, locale);
  const done = sent + failed + uncertain + skipped + kept;
  const time = (at: string | null) => at && formatDateTime(at, locale);
  return (
    <section aria-labelledby="issue-sending" className="max-w-3xl">
      <h2 id="issue-sending" className="mb-3 text-xl">
        <Trans>Odesílání</Trans>
      </h2>
      {(state === 'sending' || state === 'paused') && (
        <progress value={done} max={Math.max(recipients, 1)} aria-label={t`Odesláno`} className="mb-3 w-full" />
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {state === 'scheduled' && <Figure label={t`Odešle se`}>{time(issue.scheduled_at)}</Figure>}
        {issue.started_at && <Figure label={t`Začátek`}>{time(issue.started_at)}</Figure>}
        {issue.ended_at && <Figure label={t`Konec`}>{time(issue.ended_at)}</Figure>}
        {state !== 'scheduled' && (
          <>
            <Figure label={t`Příjemci`}>{count(recipients)}</Figure>
            <Figure label={t`Odesláno`}>{count(sent)}</Figure>
            {failed > 0 && <Figure label={t`Nedoručitelné`}>{count(failed)}</Figure>}
            {skipped > 0 && <Figure label={t`Mezitím odhlášení`}>{count(skipped)}</Figure>}
            {uncertain > 0 && (
              <Figure label={t`Nejisté`}>
                {count(uncertain)}{' '}
                <span className="text-muted">
                  <Trans>– spojení se přerušilo; aby nikdo nedostal dvě kopie, znovu je neposíláme</Trans>
                </span>
              </Figure>
            )}
            {kept > 0 && (
              <Figure label={t`Neodesláno`}>
                {count(kept)}{' '}
                <span className="text-muted">
                  <Trans>– není nastavený poštovní server</Trans>
                </span>
              </Figure>
            )}
            <Figure label={t`Kliknutí`}>{count(clicks)}</Figure>
          </>
        )}
      </dl>
      {problem !== null && (
        <p className="mt-3 rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
          <Trans>Poštovní server neodpovídá, zkoušíme to dál. Hlásí: {problem}</Trans>
        </p>
      )}
      <MoveButtons issue={issue} />
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}

function MoveButtons({ issue: { id, state } }: { issue: AdminIssue }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const texts: Readonly<Record<IssueAction, string>> = {
    cancel: t`Zrušit plán`,
    pause: t`Pozastavit`,
    resume: t`Pokračovat`,
    stop: t`Ukončit`,
  };
  const move = (action: IssueAction) =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminIssues.move({ params: { id }, body: { action } });
      showSnackbar({ text: t`Hotovo.`, tone: 'success' });
      reload();
    });
  const possible = (Object.keys(texts) as IssueAction[]).filter((action) => issueMoves[action].from.includes(state));
  if (possible.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {possible.map((action) => (
        <Button
          key={action}
          look={action === 'stop' ? 'danger' : action === 'resume' ? 'primary' : 'secondary'}
          disabled={isRunning}
          onClick={() => (action === 'stop' ? setIsAsked(true) : void move(action))}
        >
          {texts[action]}
        </Button>
      ))}
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} title={t`Ukončit odesílání?`}>
        <p>
          <Trans>Kdo newsletter ještě nedostal, už ho nedostane. Znovu ho spustit nelze, jen duplikovat.</Trans>
        </p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button look="danger" disabled={isRunning} onClick={() => void move('stop')}>
            <Trans>Ukončit</Trans>
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
