import { useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkedSubscription } from '#shared/newsletters/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface LinkedStateProps {
  readonly token: string;
  readonly subscription: LinkedSubscription;
  /** What can be chosen again after the subscription has ended on this page. */
  readonly ended: readonly number[] | undefined;
  readonly isSaved: boolean;
  readonly onChanged: (next: LinkedSubscription) => void;
}

/** The state of the subscription, with its buttons, which are forms: they work without script as well. */
export function LinkedState({ token, subscription, ended, isSaved, onChanged }: LinkedStateProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const place = useRef<HTMLElement>(null);
  const { email, state, may_confirm: mayConfirm } = subscription;
  const params = { token };
  const change = (next: LinkedSubscription) => {
    onChanged(next);
    // The pressed button vanishes.
    place.current?.focus();
  };
  const confirm = () => run(async () => change(await browserApi.newsletters.confirm({ params })));
  const end = () =>
    run(async () => {
      await browserApi.newsletters.endLinked({ params });
      change({ ...subscription, state: 'unsubscribed', may_confirm: false });
    });
  const restore = () =>
    run(async () => {
      const body = { selectedCategories: [...(ended ?? [])] };
      change(await browserApi.newsletters.changeLinked({ params, body }));
      showSnackbar({ text: t`Odběr jsme obnovili.`, tone: 'success' });
    });
  const texts: Record<LinkedSubscription['state'], string> = {
    unconfirmed: t`Potvrďte prosím, že na tuto adresu chcete dostávat newsletter.`,
    active: t`Newsletter na tuto adresu posíláme.`,
    unsubscribed: t`Odběr je ukončený, newsletter na tuto adresu neposíláme.`,
    suppressed: mayConfirm
      ? t`Dřívější e-maily se na tuto adresu nepodařilo doručit. Potvrďte prosím, že newsletter chcete dostávat.`
      : t`Na tuto adresu se e-maily nedaří doručit, proto newsletter neposíláme.`,
  };
  return (
    <section ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="text-lg font-semibold wrap-anywhere">{email}</p>
      <p role="status">
        {isSaved && state === 'active' && <Trans>Předvolby newsletteru jsme uložili.</Trans>} {texts[state]}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayConfirm && (
          <form
            method="post"
            action={`/api/subscriber/links/${token}/form`}
            onSubmit={(event) => {
              event.preventDefault();
              void confirm();
            }}
          >
            <input type="hidden" name="lang" value={locale} />
            <input type="hidden" name="confirm" value="1" />
            <Button type="submit" disabled={isRunning}>
              <Trans>Potvrdit odběr</Trans>
            </Button>
          </form>
        )}
        {(state === 'active' || state === 'unconfirmed') && (
          <form
            method="post"
            action={`/api/subscriber/links/${token}/unsubscribe`}
            onSubmit={(event) => {
              event.preventDefault();
              void end();
            }}
          >
            <input type="hidden" name="lang" value={locale} />
            <Button type="submit" look="danger" disabled={isRunning}>
              {state === 'active' ? <Trans>Odhlásit odběr</Trans> : <Trans>Nechci newsletter</Trans>}
            </Button>
          </form>
        )}
        {ended && ended.length > 0 && (
          <Button look="secondary" disabled={isRunning} onClick={() => void restore()}>
            <Trans>Vzít zpět</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
