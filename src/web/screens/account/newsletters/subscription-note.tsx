import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { confirmationDays } from '#shared/newsletters/limits.ts';
import type { OwnSubscription } from '#shared/newsletters/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The state of the subscription, with what can be done about it. */
export function SubscriptionNote({ own, onEnded }: { own: OwnSubscription; onEnded: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const { email, state, state_at: stateAt } = own;
  const sendAgain = () =>
    run(async () => {
      await browserApi.newsletters.sendAgain({ body: {} });
      showSnackbar({ text: t`Odkaz jsme poslali znovu.`, tone: 'success' });
    });
  const end = () =>
    run(async () => {
      await browserApi.newsletters.endOwn();
      onEnded();
    });
  const isSubscribed = state === 'active' || state === 'unconfirmed';
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-surface p-4">
      <p role="status" className="flex min-w-0 basis-96 grow gap-3">
        <Icon
          name={
            state === 'active' ? 'check' : state === 'unconfirmed' ? 'clock' : state === 'suppressed' ? 'error' : 'mail'
          }
          className="mt-0.5 shrink-0 text-amber-text"
        />
        <span className="min-w-0">
          {state === 'active' && (
            <Trans>
              Newsletter posíláme na <strong className="wrap-anywhere">{email}</strong> od{' '}
              {formatDate(stateAt ?? '', locale)}.
            </Trans>
          )}
          {state === 'unconfirmed' && (
            <>
              <Trans>
                Odběr čeká na potvrzení. Otevřete prosím odkaz v e-mailu, který jsme poslali na{' '}
                <strong className="wrap-anywhere">{email}</strong>.
              </Trans>{' '}
              <Plural
                value={confirmationDays}
                one="Odkaz v něm platí # den."
                few="Odkaz v něm platí # dny."
                other="Odkaz v něm platí # dní."
              />
            </>
          )}
          {state === 'suppressed' && (
            <Trans>
              Na <strong className="wrap-anywhere">{email}</strong> se e-maily nedaří doručit, proto newsletter
              neposíláme. Až bude schránka v pořádku, uložte výběr znovu a pošleme vám odkaz k potvrzení.
            </Trans>
          )}
          {(state === null || state === 'unsubscribed') && (
            <Trans>
              Newsletter neodebíráte. Vyberte si kategorie a budeme vám psát na{' '}
              <strong className="wrap-anywhere">{email}</strong>.
            </Trans>
          )}
        </span>
      </p>
      {isSubscribed && (
        <p className="flex flex-wrap gap-2">
          {state === 'unconfirmed' && (
            <Button look="secondary" disabled={isRunning} onClick={() => void sendAgain()}>
              <Trans>Poslat odkaz znovu</Trans>
            </Button>
          )}
          <Button look="danger" disabled={isRunning} onClick={() => void end()}>
            {state === 'active' ? <Trans>Odhlásit odběr</Trans> : <Trans>Zrušit žádost</Trans>}
          </Button>
        </p>
      )}
    </section>
  );
}
