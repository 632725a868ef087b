import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadList = lazyPart(() => import('#web/features/account-links/account-link-list.tsx'));

/** The account's links in the sidebar and the mobile menu, for logged-in users. */
export function AccountNav() {
  const session = useSession();
  const { route } = usePage();
  const titleId = useId();
  const isShown = session.status === 'in' && route.startsWith('account');
  const list = useChunk(loadList, isShown);
  if (!list || !isShown) return null;
  return (
    <nav aria-labelledby={titleId} className="mb-6">
      <p id={titleId} className="px-2 pb-2 text-xs font-semibold tracking-wide text-muted uppercase">
        <Trans>Můj účet</Trans>
      </p>
      <list.AccountLinkList
        session={session.session}
        className="min-h-9 px-2 py-1 aria-[current]:bg-amber-soft pointer-coarse:min-h-11"
      />
    </nav>
  );
}
