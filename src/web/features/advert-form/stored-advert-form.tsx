import { useEffect, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import type { AdvertDraft } from './advert-draft.ts';
import { AdvertForm, type AdvertFormProps } from './advert-form.tsx';
import { dropDraft, findStoredDraft } from './stored-draft.ts';

/** The form, after asking what to do with a half-written advert where the browser keeps one. */
export function StoredAdvertForm<Answer>({ first, ...form }: AdvertFormProps<Answer>) {
  const [kept, setKept] = useState<AdvertDraft>();
  const [begun, setBegun] = useState(first);
  const { draftKey } = form;
  useEffect(() => setKept(findStoredDraft(draftKey)), [draftKey]);

  if (!kept) return <AdvertForm key={begun.client_key} {...form} first={begun} />;
  return (
    <section aria-labelledby="kept-title" className="max-w-2xl rounded border border-line bg-surface p-5">
      <h2 id="kept-title" className="mb-2 text-xl">
        <Trans>Máte rozepsaný inzerát</Trans>
      </h2>
      {kept.name !== '' && <p className="mb-2 font-semibold">{kept.name}</p>}
      <p className="mb-4 text-muted">
        <Trans>Uložili jsme ho v tomto prohlížeči. Můžete v něm pokračovat, nebo začít znovu.</Trans>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            setBegun(kept);
            setKept(undefined);
          }}
        >
          <Trans>Pokračovat v psaní</Trans>
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            dropDraft(draftKey);
            setKept(undefined);
          }}
        >
          <Trans>Zahodit a začít znovu</Trans>
        </Button>
      </p>
    </section>
  );
}
