import { useState } from 'react';
import type { ListingPage } from '#shared/catalog/contract.ts';
import type { ListingChoice } from '#web/features/listing-list/listing-address.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { WatchButton } from './watch-button.tsx';

const loadDialog = lazyPart(() => import('./watch-search-dialog.tsx'));

interface WatchSearchButtonProps {
  readonly choice: ListingChoice;
  readonly result: Omit<ListingPage, 'listings'>;
  /** On phones and tablets only a bell, beside other buttons. */
  readonly isShort?: boolean;
}

/** Opens the dialog that saves the search of a list. */
export function WatchSearchButton({ choice, result, isShort }: WatchSearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useChunk(
    loadDialog,
    isOpen,
    useLoadFailure(() => setIsOpen(false)),
  );
  return (
    <>
      <WatchButton isShort={isShort} onClick={() => setIsOpen(true)} />
      {part && isOpen && <part.WatchSearchDialog {...{ choice, result }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
