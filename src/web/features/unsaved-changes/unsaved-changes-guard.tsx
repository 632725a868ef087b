import { useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { useStore } from '#web/ui/store.ts';
import { addGuard, askBefore, guards, hasUnsavedChanges, waiting } from './unsaved-changes.ts';

/** Asks for confirmation before the user leaves a page or a dialog with unsaved changes. Several on a page act as one. */
export function UnsavedChangesGuard() {
  const id = useId();
  useEffect(() => addGuard(id), [id]);
  return useStore(guards, noGuards)[0] === id && <Guard />;
}

const noGuards: readonly string[] = [];

function Guard() {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const proceed = useStore(waiting, undefined);
  const stay = () => waiting.set(undefined);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = addressWithin(event);
      if (to === undefined || !hasUnsavedChanges()) return;
      event.preventDefault();
      askBefore(() => navigate(to));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [navigate]);

  useEffect(guardTraversal, []);

  return (
    <Dialog isOpen={proceed !== undefined} onClose={stay} title={t`Zahodit změny?`}>
      <p>
        <Trans>Vaše změny nejsou uloženy.</Trans>
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button
          look="danger"
          onClick={() => {
            // Close this dialog first: a dialog can't restore the focus to an element under another modal dialog.
            flushSync(stay);
            proceed?.();
          }}
        >
          <Trans>Zahodit změny</Trans>
        </Button>
        <Button look="quiet" onClick={stay}>
          <Trans>Pokračovat v úpravách</Trans>
        </Button>
      </p>
    </Dialog>
  );
}

/** The target of a plain click on an internal link; for other links the browser itself asks. */
function addressWithin(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainClick(event) || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isSamePage = pathname === window.location.pathname && search === window.location.search;
  if (origin !== window.location.origin || (isSamePage && hash) || pathname.startsWith('/api/')) return undefined;
  return `${pathname}${search}${hash}`;
}

/** Guards back and forward navigation. Not supported in browsers without the Navigation API. */
function guardTraversal(): (() => void) | undefined {
  if (!('navigation' in window)) return undefined;
  const { navigation } = window;
  let isAllowed = false;
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    const isConfirmed = isAllowed;
    isAllowed = false;
    if (isConfirmed || !hasUnsavedChanges()) return;
    event.preventDefault();
    const { key } = event.destination;
    askBefore(() => {
      isAllowed = true;
      navigation.traverseTo(key);
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
