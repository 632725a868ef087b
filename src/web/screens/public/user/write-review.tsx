import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { Profile } from './profile.ts';

const loadOwnReview = lazyPart(() => import('#web/features/own-review/own-review.tsx'));

interface WriteReviewProps {
  readonly profile: Profile;
  /** It stands in the list, which shows the stars and the text. */
  readonly isListed?: boolean;
}

/**
 * Writes, changes and deletes one's own review of the user. The cached page holds the button alone; what depends on the
 * login and the form load after it.
 */
export function WriteReview({ profile: { id, username }, isListed = false }: WriteReviewProps) {
  const session = useSession();
  const [isPressed, setIsPressed] = useState(false);
  const me = session.status === 'in' ? session.session.me.id : undefined;
  const part = useChunk(loadOwnReview, me !== undefined || isPressed);
  if (me === id) return null;
  if (part)
    return (
      <part.OwnReview key={id} userId={id} username={username} accountId={me} isAsked={isPressed} isListed={isListed} />
    );
  if (isListed) return null;
  return (
    <div>
      <Button look="secondary" disabled={isPressed} onClick={() => setIsPressed(true)}>
        <Trans>Napsat hodnocení</Trans>
      </Button>
      <noscript>
        {import.meta.env.SSR && (
          <p className="mt-2 text-sm text-muted">
            <Trans>K napsání hodnocení je potřeba zapnutý JavaScript.</Trans>
          </p>
        )}
      </noscript>
    </div>
  );
}
