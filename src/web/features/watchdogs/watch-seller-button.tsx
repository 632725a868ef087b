import { useState } from 'react';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { WatchedSeller } from './watch-seller-dialog.tsx';
import { WatchButton } from './watch-button.tsx';

const loadDialog = lazyPart(() => import('./watch-seller-dialog.tsx'));

/** Opens the dialog that watches the adverts of a user; nobody watches oneself. */
export function WatchSellerButton({ seller }: { seller: WatchedSeller }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const part = useChunk(
    loadDialog,
    isOpen,
    useLoadFailure(() => setIsOpen(false)),
  );
  if (session.status === 'in' && session.session.me.id === seller.id) return null;
  return (
    <>
      <WatchButton onClick={() => setIsOpen(true)} />
      {part && isOpen && <part.WatchSellerDialog seller={seller} onClose={() => setIsOpen(false)} />}
    </>
  );
}
