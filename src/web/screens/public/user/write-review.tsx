import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { Profile } from './profile.ts';

const loadOwnReview = lazyPart(() => import('#web/features/own-review/own-review.tsx'));

interface WriteReviewProps {
  readonly profile: Profile;
  /** It stands in the list, which shows the stars and the text. */
  readonly isListed?: boolean;
  /** A guest has asked for the form, which stays where it is through the login. */
  readonly isAsked?: boolean;
  readonly onAsk?: () => void;
  readonly onClose?: () => void;
}

/**
 * Writes, changes and deletes one's own review of the user. The cached page holds the button alone; what depends on the
 * login and the form load after it.
 */
export function WriteReview({
  profile: { id, username },
  isListed = false,
  isAsked = false,
  onAsk,
  onClose,
}: WriteReviewProps) {
  const session = useSession();
  const me = session.status === 'in' ? session.session.me.id : undefined;
  const [hasFailed, setHasFailed] = useState(false);
  const onFailure = useLoadFailure(() => {
    setHasFailed(true);
    onClose?.();
  });
  const part = useChunk(loadOwnReview, isAsked || (me !== undefined && !hasFailed), onFailure);
  if (me === id) return null;
  if (part)
    return (
      <part.OwnReview
        key={id}
        userId={id}
        username={username}
        accountId={me}
        isAsked={isAsked}
        onClose={onClose}
        isListed={isListed}
      />
    );
  if (isListed) return null;
  return (
    <div>
      <Button look="secondary" disabled={isAsked} onClick={onAsk}>
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
