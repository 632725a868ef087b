import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { AdvertForm, type AdvertFormProps } from './advert-form.tsx';
import { dropDraft, findStoredDraft } from './stored-draft.ts';

/** The form. If the browser has a draft, it first asks whether to continue with it. */
export function StoredAdvertForm<Answer>({ first, ...form }: AdvertFormProps<Answer>) {
  const [begun, setBegun] = useState(first);
  const { draftKey } = form;
  const isHydrated = useHydrated();
  const [stored, setStored] = useKeyedState(isHydrated && draftKey, () =>
    isHydrated ? findStoredDraft(draftKey) : undefined,
  );

  if (!stored) return <AdvertForm key={begun.client_key} {...form} first={begun} />;
  return (
    <section aria-labelledby="kept-title" className="max-w-2xl rounded border border-line bg-surface p-5">
      <h2 id="kept-title" className="mb-2 text-xl">
        <Trans>Máte rozepsaný inzerát</Trans>
      </h2>
      {stored.name !== '' && <p className="mb-2 font-semibold">{stored.name}</p>}
      <p className="mb-4 text-muted">
        <Trans>Uložili jsme ho v tomto prohlížeči. Můžete v něm pokračovat, nebo začít znovu.</Trans>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            setBegun(stored);
            setStored(undefined);
          }}
        >
          <Trans>Pokračovat v psaní</Trans>
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            dropDraft(draftKey);
            setStored(undefined);
          }}
        >
          <Trans>Zahodit a začít znovu</Trans>
        </Button>
      </p>
    </section>
  );
}
