import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadPart = lazyPart(() => import('./watch-product.tsx'));

/** Beside a sold-out product: tells when it is in stock again. A user's state and a guest's form load when needed. */
export function WatchProductButton({ id }: { id: number }) {
  const { status } = useSession();
  // False after a failure: then only a press loads them.
  const [isPressed, setIsPressed] = useState<boolean>();
  const part = useChunk(
    loadPart,
    isPressed ?? status === 'in',
    useLoadFailure(() => setIsPressed(false)),
  );
  if (part) return <part.WatchProduct id={id} isPressed={isPressed ?? false} />;
  return (
    <Button look="secondary" className="hidden scripted:inline-flex" onClick={() => setIsPressed(true)}>
      <Icon name="bell" />
      <Trans>Hlídat dostupnost</Trans>
    </Button>
  );
}
