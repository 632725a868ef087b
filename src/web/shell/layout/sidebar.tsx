import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { SidebarTree } from './sidebar-tree.tsx';

const loadAccount = lazyPart(() => import('../account/account-nav.tsx'));

/**
 * The category tree beside the content, from the desktop width on; without script it is below the content on smaller
 * screens. Pages of the account show the account's links, followed by the tree on touch devices only.
 */
export function Sidebar() {
  const { route } = usePage();
  const isAccount = route.startsWith('account');
  const account = useChunk(loadAccount, isAccount);
  return (
    <div className="-ml-2 py-8 max-desktop:order-last max-desktop:scripted:hidden desktop:sticky desktop:top-17 desktop:max-h-[calc(100dvh-4.25rem)] desktop:overflow-y-auto desktop:overscroll-contain quiet-scrollbar print:hidden">
      {account && <account.AccountNav />}
      <nav aria-labelledby="sidebar-title" className={isAccount ? 'logged-in:pointer-fine:hidden' : ''}>
        <p id="sidebar-title" className="px-2 pb-2 text-xs font-semibold tracking-wide text-muted uppercase">
          <Trans>Kategorie</Trans>
        </p>
        <SidebarTree />
      </nav>
    </div>
  );
}
