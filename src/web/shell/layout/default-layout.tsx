import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { IntroPopup } from './intro-popup.tsx';
import { LazyNewsletter } from './lazy-newsletter.tsx';
import { LazyMaintenanceBar } from './lazy-maintenance-bar.tsx';
import { MenuWithoutScript } from './menu-without-script.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { Sidebar } from './sidebar.tsx';

export function DefaultLayout({ hasSidebar, children }: { hasSidebar: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <LazyMaintenanceBar />
      <PromoBanner />
      <Header />
      <div
        className={classes(
          'mx-auto grid w-full max-w-[1500px] grow grid-cols-[minmax(0,1fr)] gap-8 px-4 tablet:px-6',
          hasSidebar &&
            'desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:items-start fullhd:grid-cols-[17.5rem_minmax(0,1fr)]',
        )}
      >
        {hasSidebar && <Sidebar />}
        <main id="content" tabIndex={-1} className="pt-3 pb-6 outline-none tablet:py-8">
          {children}
        </main>
      </div>
      {/* Server only: browsers with script do not need its code. */}
      <noscript>{import.meta.env.SSR && <MenuWithoutScript />}</noscript>
      <Footer />
      <LazyNewsletter />
      <IntroPopup />
    </div>
  );
}
