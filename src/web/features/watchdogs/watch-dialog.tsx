import '#shared/i18n/personal-paths.ts';
import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ApiClient } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { forgetEdited, readEdited, type EditedWatchdog } from './edited-watchdog.ts';
import { useLoginFirst } from './use-login-first.ts';
import { WatchdogForm } from './watchdog-form.tsx';

interface WatchDialogProps {
  readonly title: string;
  readonly query: Parameters<ApiClient['watchdogs']['saveSearch']>[0]['body']['query'];
  /** A name to begin with. */
  readonly name: string;
  readonly onClose: () => void;
  /** What the mails will tell of. */
  readonly children: ReactNode;
}

/**
 * Saves a list as a watchdog, or its filters to the watchdog that is being changed. Asks guests for a login first and then
 * goes on.
 */
export function WatchDialog({ title, query, name, onClose, children }: WatchDialogProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isLoggedIn = useLoginFirst(onClose);
  const [edited, setEdited] = useState(readEdited);
  const done = () => {
    forgetEdited();
    showSnackbar({ text: t`Hlídací pes je uložený.`, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog isOpen={isLoggedIn} onClose={onClose} title={title}>
      {edited ? (
        <SaveToEdited
          edited={edited}
          save={async () => {
            await browserApi.watchdogs.change({ params: { id: edited.id }, body: { query, lang: locale } });
            done();
          }}
          onNew={() => {
            forgetEdited();
            setEdited(undefined);
          }}
        />
      ) : (
        <>
          <p className="mb-4 text-muted">
            {children}{' '}
            <Trans>
              Všechna svá hlídání najdete v <a href={routePath('account-watchdogs', locale)}>účtu</a>.
            </Trans>
          </p>
          <WatchdogForm
            draft="new-watchdog"
            initial={{ name, frequency: 'immediate' }}
            send={(values) => browserApi.watchdogs.saveSearch({ body: { query, name, ...values, lang: locale } })}
            onDone={done}
          />
        </>
      )}
    </FormDialog>
  );
}

interface SaveToEditedProps {
  readonly edited: EditedWatchdog;
  readonly save: () => Promise<void>;
  readonly onNew: () => void;
}

function SaveToEdited({ edited, save, onNew }: SaveToEditedProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  return (
    <>
      <p className="mb-4">
        <Trans>
          Měníte filtry hlídacího psa <strong>{edited.name}</strong>.
        </Trans>
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onNew}>
          <Trans>Založit nového</Trans>
        </Button>
        <Button
          data-first-focus
          disabled={isRunning}
          onClick={() => void run(save, t`Hlídacího psa se nepodařilo uložit. Zkuste to prosím později.`)}
        >
          <Trans>Uložit změny</Trans>
        </Button>
      </p>
    </>
  );
}
