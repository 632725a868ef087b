import '#shared/i18n/personal-paths.ts';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingPage } from '#shared/catalog/contract.ts';
import { matchPath, routePath } from '#shared/i18n/paths.ts';
import { watchdogNameLength } from '#shared/watchdogs/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChips } from '#web/features/listing-list/filter-chips.ts';
import { apiQuery, type ListingChoice } from '#web/features/listing-list/listing-address.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { forgetEdited, readEdited, type EditedWatchdog } from './edited-watchdog.ts';
import { useLoginFirst } from './use-login-first.ts';
import { WatchdogForm } from './watchdog-form.tsx';

interface WatchSearchDialogProps {
  readonly choice: ListingChoice;
  readonly result: ListingPage;
  readonly onClose: () => void;
}

/** Saves the search of the list; asks guests for a login first and then goes on. */
export function WatchSearchDialog({ choice, result, onClose }: WatchSearchDialogProps) {
  const { t } = useLingui();
  const { locale, path } = usePage();
  const isLoggedIn = useLoginFirst(onClose);
  const [edited, setEdited] = useState(readEdited);
  const chips = useChips(choice, result.facets);
  const q = wordsOf(choice.q, result.corrected_query);
  const query = { ...placeOf(path), ...apiQuery({ ...choice, q, sort: undefined }) };
  const heading = document.querySelector('h1')?.textContent ?? '';
  const name = [q || heading, ...chips.map(({ label }) => label)].join(', ').slice(0, watchdogNameLength).trim();
  const done = () => {
    forgetEdited();
    showSnackbar({ text: t`Hlídací pes je uložený.`, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog isOpen={isLoggedIn} onClose={onClose} title={t`Hlídat toto hledání`}>
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
            <Trans>
              Napíšeme vám, když se objeví nový inzerát nebo zboží podle tohoto výpisu. Všechna svá hlídání najdete v{' '}
              <a href={routePath('account-watchdogs', locale)}>účtu</a>.
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
        <Button data-first-focus disabled={isRunning} onClick={() => void run(save)}>
          <Trans>Uložit změny</Trans>
        </Button>
      </p>
    </>
  );
}

/** A corrected typing mistake is watched as corrected. Words that the list has dropped are waited for. */
function wordsOf(q: string, corrected: string | null): string {
  const count = (text: string) => text.trim().split(/\s+/).length;
  return corrected !== null && count(corrected) === count(q) ? corrected : q;
}

/** The category or scope of the list at an address. */
function placeOf(path: string): { category?: number; scope?: 'new' | 'sale' } {
  const { route, params } = matchPath(path);
  if (route === 'category') return { category: Number(params.id) };
  if (route === 'products-new') return { scope: 'new' };
  return route === 'products-sale' ? { scope: 'sale' } : {};
}
