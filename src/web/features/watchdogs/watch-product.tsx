import '#shared/i18n/personal-paths.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useIsLoggedIn } from '#web/features/session/use-is-logged-in.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { GuestWatchForm } from './guest-watch-form.tsx';

/**
 * Watches a sold-out product: for a user in one click, for a guest with an address.
 * @param isPressed whether the visitor has pressed the button that loaded this
 */
export function WatchProduct({ id, isPressed }: { id: number; isPressed: boolean }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isUser = useIsLoggedIn();
  const { isRunning, run } = useAction();
  const [isWatched, setIsWatched] = useState(false);
  const [isOpen, setIsOpen] = useState(isPressed && !isUser);

  const set = (isWanted: boolean) =>
    run(
      async () => {
        if (isWanted) await browserApi.watchdogs.watchProduct({ params: { id }, body: { lang: locale } });
        else await browserApi.watchdogs.unwatchProduct({ params: { id } });
        setIsWatched(isWanted);
        showSnackbar({
          text: isWanted ? t`Hlídací pes je uložený. Až bude zboží skladem, napíšeme vám.` : t`Zboží už nehlídáme.`,
          tone: 'success',
        });
      },
      t`Hlídacího psa se nepodařilo uložit. Zkuste to prosím později.`,
    );

  const watchPressed = useEffectEvent(() => void set(true));

  useEffect(() => {
    if (!isUser) return;
    if (isPressed) {
      watchPressed();
      return;
    }
    browserApi.watchdogs.ofProduct({ params: { id } }).then(
      ({ is_watched }) => setIsWatched(is_watched),
      // The button says what a press would do at worst once more.
      () => undefined,
    );
  }, [id, isUser, isPressed]);

  return (
    <>
      <Button
        look="secondary"
        aria-pressed={isUser ? isWatched : undefined}
        aria-haspopup={isUser ? undefined : 'dialog'}
        disabled={isRunning}
        onClick={() => (isUser ? void set(!isWatched) : setIsOpen(true))}
      >
        <Icon name={isWatched ? 'check' : 'bell'} />
        {isWatched ? <Trans>Hlídáme, napíšeme vám</Trans> : <Trans>Hlídat dostupnost</Trans>}
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Hlídat dostupnost`}>
        <GuestWatchForm id={id} onDone={() => setIsOpen(false)} />
      </FormDialog>
    </>
  );
}
