import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SynonymTrial } from '#shared/catalog/admin-synonyms-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Shows what a search makes of a query. */
export function TrialForm() {
  const { t } = useLingui();
  const [trial, setTrial] = useState<SynonymTrial>();
  const { isRunning, run } = useAction();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get('trial') ?? '').trim();
        if (q !== '') void run(async () => setTrial(await browserApi.adminSynonyms.try({ query: { q } })));
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          name="trial"
          type="search"
          label={t`Dotaz`}
          maxLength={100}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button type="submit" look="secondary" disabled={isRunning}>
          <Trans>Vyzkoušet</Trans>
        </Button>
      </div>
      <div role="status" className="text-sm">
        {trial && <TrialResult trial={trial} />}
      </div>
    </form>
  );
}

function TrialResult({ trial: { words, corrected } }: { trial: SynonymTrial }) {
  return (
    <>
      <ul className="mt-3 flex flex-col gap-1">
        {words.map(({ word, synonyms }) => (
          <li key={word}>
            <strong>{word}</strong>
            {synonyms.length > 0 ? ` = ${synonyms.join(', ')}` : null}
            {synonyms.length === 0 && (
              <span className="text-muted">
                {' '}
                <Trans>(bez synonym)</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {corrected !== null && (
        <p className="mt-2 text-muted">
          <Trans>Hledá se opravený dotaz: {corrected}</Trans>
        </p>
      )}
    </>
  );
}
