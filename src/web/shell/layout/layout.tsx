import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { LazyCartPanel } from '#web/features/cart/lazy-cart-panel.tsx';
import { Snackbars } from '#web/ui/snackbars.tsx';
import { LoginWidget } from '../account/login-widget.tsx';
import { AgeGate } from '../consent/age-gate.tsx';
import { LazyCookieConsent } from '../consent/lazy-cookie-consent.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { RouteAnnouncer } from '../progress/route-announcer.tsx';
import type { AnyScreen } from '#web/page/screen.ts';
import { DefaultLayout } from './default-layout.tsx';
import { LazyModal } from './lazy-modal.tsx';
import { SimpleLayout } from './simple-layout.tsx';

/** The frame of a screen, with the elements that overlay every page. */
export function Layout({ screen, children }: { screen: AnyScreen; children: ReactNode }) {
  if (screen.layout === 'bare') return <BareLayout>{children}</BareLayout>;
  const isSimple = screen.layout === 'simple';
  return (
    <>
      <div id="page">
        {!isSimple && <SkipLink />}
        <LazyCookieConsent />
        {isSimple ? (
          <SimpleLayout>{children}</SimpleLayout>
        ) : (
          <DefaultLayout hasSidebar={screen.hasSidebar ?? true}>{children}</DefaultLayout>
        )}
        <LazyModal />
        {!isSimple && <LoginWidget />}
        {!isSimple && <LazyCartPanel />}
      </div>
      <ProgressBar />
      <RouteAnnouncer />
      <Snackbars />
      <AgeGate />
    </>
  );
}

/** Must be the first focusable element, even before the cookie bar. */
function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      <Trans>Přeskočit na obsah</Trans>
    </a>
  );
}

/** For the administration: its screens have their own frame, and administrators confirmed their age long ago. */
function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div>
        {children}
        <LazyModal />
        <LoginWidget />
      </div>
      <ProgressBar />
      <RouteAnnouncer />
      {/* Higher up they leave the actions under the title of the administration free. */}
      <Snackbars hasHeader={false} />
    </>
  );
}
