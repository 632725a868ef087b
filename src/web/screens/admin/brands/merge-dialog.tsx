import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { WaitingBrand } from './brand-list.ts';

interface MergeDialogProps {
  /** The proposed brand; closed while there is none. */
  readonly brand: WaitingBrand | undefined;
  readonly onClose: () => void;
  readonly onMerge: (into: number) => void;
}

/** Asks for the existing brand that the proposed one is merged into. */
export function MergeDialog({ brand, onClose, onMerge }: MergeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={brand !== undefined} onClose={onClose} title={t`Sloučit značku ${brand?.name ?? ''}`}>
      {brand && <BrandChoice brand={brand} onMerge={onMerge} />}
    </Dialog>
  );
}

function BrandChoice({ brand, onMerge }: { brand: WaitingBrand; onMerge: (into: number) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const [found, setFound] = useState<readonly { id: number; name: string }[]>();

  useEffect(() => {
    if (query === '') return undefined;
    const control = new AbortController();
    browserApi.adverts
      .brands({ query: { q: query } }, { signal: control.signal })
      .then(setFound)
      .catch(() => !control.signal.aborted && setFound([]));
    return () => control.abort();
  }, [query]);

  const offered = (found ?? brand.similar).filter(({ id }) => id !== brand.id);
  return (
    <>
      <TextField
        label={t`Do které značky`}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value.trim() === '') setFound(undefined);
        }}
        help={t`Inzeráty navržené značky přejdou pod vybranou.`}
        maxLength={60}
        autoComplete="off"
      />
      <ul aria-live="polite" className="mt-4 flex flex-wrap gap-2">
        {offered.map(({ id, name }) => (
          <li key={id}>
            <Button size="small" look="secondary" onClick={() => onMerge(id)}>
              {name}
            </Button>
          </li>
        ))}
        {found && offered.length === 0 && (
          <li className="text-muted">
            <Trans>Taková značka v katalogu není.</Trans>
          </li>
        )}
      </ul>
    </>
  );
}
