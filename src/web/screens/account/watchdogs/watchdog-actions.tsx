import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Watchdog } from '#shared/watchdogs/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { keepEdited } from '#web/features/watchdogs/edited-watchdog.ts';
import { WatchdogForm } from '#web/features/watchdogs/watchdog-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Opens what is watched, changes, pauses, resumes and deletes. */
export function WatchdogActions({ watchdog, onRemoved }: { watchdog: Watchdog; onRemoved: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const { id, kind, name, state, path } = watchdog;
  const setState = (next: 'active' | 'paused') =>
    run(async () => {
      await browserApi.watchdogs.change({ params: { id }, body: { state: next, lang: locale } });
      reload();
    });
  const remove = () =>
    run(async () => {
      await browserApi.watchdogs.remove({ params: { id } });
      onRemoved();
    });
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-2 tablet:gap-x-2">
      {path !== null && (
        <LinkButton size="small" look="secondary" href={path} aria-label={labelOf(t`Zobrazit`, name)}>
          <Trans>Zobrazit</Trans>
        </LinkButton>
      )}
      {kind !== 'stock' && (
        <Button size="small" look="quiet" aria-label={labelOf(t`Upravit`, name)} onClick={() => setIsOpen(true)}>
          <Trans>Upravit</Trans>
        </Button>
      )}
      {kind === 'search' && path !== null && (
        <LinkButton
          size="small"
          look="quiet"
          href={path}
          aria-label={labelOf(t`Změnit filtry`, name)}
          onClick={() => keepEdited({ id, name })}
        >
          <Trans>Změnit filtry</Trans>
        </LinkButton>
      )}
      {state === 'active' ? (
        <Button
          size="small"
          look="quiet"
          disabled={isRunning}
          aria-label={labelOf(t`Pozastavit`, name)}
          onClick={() => void setState('paused')}
        >
          <Trans>Pozastavit</Trans>
        </Button>
      ) : (
        (state === 'paused' || kind === 'stock') && (
          <Button
            size="small"
            look="quiet"
            disabled={isRunning}
            aria-label={labelOf(t`Hlídat znovu`, name)}
            onClick={() => void setState('active')}
          >
            <Trans>Hlídat znovu</Trans>
          </Button>
        )
      )}
      <Button
        size="small"
        look="danger"
        disabled={isRunning}
        aria-label={labelOf(t`Smazat`, name)}
        onClick={() => void remove()}
      >
        <Trans>Smazat</Trans>
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Upravit hlídacího psa`}>
        <WatchdogForm
          draft={`watchdog-${id}`}
          initial={watchdog}
          hasName={kind === 'search'}
          send={(change) => browserApi.watchdogs.change({ params: { id }, body: { ...change, lang: locale } })}
          onDone={() => {
            setIsOpen(false);
            showSnackbar({ text: t`Hlídací pes je uložený.`, tone: 'success' });
            reload();
          }}
        />
      </FormDialog>
    </div>
  );
}

function labelOf(action: string, name: string): string {
  return `${action}: ${name}`;
}
