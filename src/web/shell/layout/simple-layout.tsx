import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

/** No menus and no cart: only the logo, the content and the languages. */
export function SimpleLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-bottle text-on-bottle">
        <div className="mx-auto flex min-h-18 max-w-[1500px] flex-wrap items-center justify-between gap-x-6 px-4 py-2 tablet:px-6">
          <Logo />
          <LanguageSwitcher className="-mx-2" />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[1500px] grow place-items-center px-4 py-12 outline-none tablet:px-6"
      >
        {children}
      </main>
    </div>
  );
}
