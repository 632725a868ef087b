import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { ListingPage } from '#shared/catalog/contract.ts';
import type { ListingChoice } from '#web/features/listing-list/listing-address.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDialog = lazyPart(() => import('./watch-search-dialog.tsx'));

/** Opens the dialog that saves the search of a list. On phones only a bell beside the filters. */
export function WatchSearchButton({ choice, result }: { choice: ListingChoice; result: ListingPage }) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useChunk(loadDialog, isOpen);
  return (
    <span className="hidden scripted:inline-flex">
      <Button look="secondary" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <Icon name="bell" />
        <span className="max-tablet:sr-only">
          <Trans>Hlídat</Trans>
        </span>
      </Button>
      {part && isOpen && <part.WatchSearchDialog {...{ choice, result }} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
