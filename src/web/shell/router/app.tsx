import type { I18n } from '@lingui/core';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { decodedPart } from '../decoded-part.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { Document, type Assets } from '../document/document.tsx';
import { removeServerMetadata } from '../document/page-head.tsx';
import { FailureBoundary } from '../document/failure-boundary.tsx';
import { endProgress, failProgress, followProgress, startProgress } from '#web/ui/progress-store.ts';
import type { Page } from '#web/page/page-state.ts';
import { isPageWaiting, wakePage } from '#web/page/late-page.tsx';
import { noteShown } from '#web/page/shown-address.ts';
import { reportLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { mayReloadFor } from './chunk-reload.ts';
import { freshShell } from './browser-shell.ts';
import { loadAddress, loadDocument, needsDocument } from './navigation.ts';
import { useLinkClicks } from './link-clicks.ts';
import { IsNavigatingContext, type Navigation } from '#web/page/page-context.tsx';
import { enterEntry, keepScrollPositions, rememberScroll, restoreScroll, returnToShown } from './scroll-positions.ts';

interface Shown {
  readonly page: Page;
  readonly i18n: I18n;
  /** The navigation that led to this page; missing for the page that the server sent. */
  readonly arrival?: Arrival & { readonly address: string };
}

interface Arrival {
  readonly kind: 'push' | 'replace' | 'back' | 'reload';
  readonly keepScroll?: boolean;
}

interface AppProps {
  readonly first: Shown;
  readonly assets: Assets;
  /** Called once, when what is pressed works. */
  readonly onHydrated?: () => void;
}

/**
 * The page in the browser: hydrates the first one as the server sent it and navigates between pages without
 * reloading.
 */
export function App({ first, assets, onHydrated }: AppProps) {
  const [shown, setShown] = useState(first);
  const [isNavigating, setIsNavigating] = useState(false);
  const latest = useRef(0);
  const shownRef = useRef(shown);
  /** Resolve once a page is shown. */
  const arrivals = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    shownRef.current = shown;
    for (const arrive of arrivals.current.splice(0)) arrive();
  }, [shown]);

  const go = useCallback(async (to: string, how: Arrival) => {
    const visit = (latest.current += 1);
    const { state } = shownRef.current.page;
    rememberScroll();
    startProgress();
    if (!isPageWaiting()) setIsNavigating(true);
    const destination = await loadAddress(to, state).catch(async (error: unknown) => {
      const isWanted = () => visit === latest.current;
      const isLeft = needsDocument(error) || (await mayReloadFor(error, to, isWanted));
      if (!isWanted()) return undefined;
      failProgress();
      // A page in the back/forward cache must not remain dimmed.
      setIsNavigating(false);
      if (isLeft) loadDocument(to);
      else stayAt(shownRef.current, how);
      return undefined;
    });
    if (!destination || visit !== latest.current) return;
    endProgress();
    const { page, i18n, address } = destination;
    if (how.kind === 'push') window.history.pushState({}, '', address);
    if (how.kind === 'replace') window.history.replaceState(window.history.state, '', address);
    enterEntry();
    startTransition(() => {
      setShown({ page, i18n, arrival: { ...how, address } });
      setIsNavigating(false);
    });
    await new Promise<void>((resolve) => arrivals.current.push(resolve));
  }, []);

  const reloadShell = useCallback(async () => {
    const [shell] = await Promise.all([freshShell(shownRef.current.page.state.locale), wakePage()]);
    setShown(({ page, i18n, arrival }) => ({
      page: page.state.locale === shell.locale ? { ...page, state: { ...page.state, shell } } : page,
      i18n,
      // Not a navigation: scroll position and focus remain.
      ...(arrival && { arrival: { ...arrival, kind: 'reload', keepScroll: true } }),
    }));
  }, []);

  const showRates = useCallback(
    async (currencies: readonly Currency[]) => {
      const { shell } = shownRef.current.page.state;
      if (JSON.stringify(currencies) !== JSON.stringify(shell.currencies)) await reloadShell();
    },
    [reloadShell],
  );

  const navigation = useMemo<Navigation>(
    () => ({
      navigate: (to, options) =>
        go(to, { kind: options?.replace ? 'replace' : 'push', ...(options?.keepScroll && { keepScroll: true }) }),
      reload: () => go(`${window.location.pathname}${window.location.search}`, { kind: 'reload', keepScroll: true }),
      // Offline, the previous shell remains.
      showRates: (currencies) => void showRates(currencies).catch(() => undefined),
      reloadShell: () => followProgress(reloadShell()).catch(() => reportLoadFailure(shownRef.current.i18n)),
    }),
    [go, showRates, reloadShell],
  );

  useLinkClicks(navigation.navigate);

  useEffect(() => {
    keepScrollPositions();
    const onBack = () =>
      void go(`${window.location.pathname}${window.location.search}${window.location.hash}`, { kind: 'back' });
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [go]);

  useEffect(() => {
    const { arrival } = shown;
    const address = new URL(arrival?.address ?? window.location.href, window.location.origin);
    if (arrival) removeServerMetadata();
    if (arrival?.kind === 'back') restoreScroll(0);
    else if (arrival && !arrival.keepScroll) arriveAtTop(address.hash);
    noteShown(address);
  }, [shown]);

  useEffect(() => onHydrated?.(), [onHydrated]);

  // Not rendered again where only `isNavigating` changes.
  const page = useMemo(
    () => (
      <FailureBoundary page={shown.page} i18n={shown.i18n} assets={assets}>
        <Document page={shown.page} i18n={shown.i18n} assets={assets} navigation={navigation} />
      </FailureBoundary>
    ),
    [shown, assets, navigation],
  );
  return <IsNavigatingContext value={isNavigating}>{page}</IsNavigatingContext>;
}

/** The current page and its URL remain. The error page that retries by itself has already reported the failure. */
function stayAt({ page: { state }, i18n, arrival }: Shown, { kind }: Arrival): void {
  if (kind === 'back') returnToShown(arrival?.address ?? `${state.path}${state.search}`);
  if (kind !== 'reload' || state.route !== 'error') reportLoadFailure(i18n);
}

/** A new page starts at its top (or at the fragment) with the focus on its heading, so that screen readers read it. */
function arriveAtTop(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodedPart(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    // Where it takes the focus, the keyboard goes on from there.
    target.focus({ preventScroll: true });
    return;
  }
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
