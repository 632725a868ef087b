import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { FavouritesLink } from '#web/features/favourites/favourites-link.tsx';
import { CartLink } from '#web/features/cart/cart-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { AccountCorner } from '../account/account-corner.tsx';
import { CurrencySwitcher } from './currency-switcher.tsx';
import { useScrolledMark } from './header-scroll.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { MenuLink } from './menu-link.tsx';
import { SearchForm } from './search-form.tsx';
import { lazyPart } from '#web/page/i18n.ts';

const loadMenu = lazyPart(() => import('./mobile-menu.tsx'));

/**
 * Sticky, and compact once scrolled, without layout shift: from the tablet width on the upper line scrolls away; on
 * mobile the search field hangs below the bar and is hidden behind an icon once scrolled.
 */
export function Header() {
  const { t } = useLingui();
  const { locale, route, search: query, shell } = usePage();
  const ref = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchRequested, setIsSearchRequested] = useState(false);
  const onFailure = useLoadFailure(() => setIsMenuOpen(false));
  const menu = useChunk(loadMenu, isMenuOpen, onFailure);
  useScrolledMark(ref, place);

  const openSearch = () => {
    setIsSearchRequested(true);
    // It must be visible before it can be focused, and phones open the keyboard only within the click.
    search.current!.style.visibility = 'visible';
    search.current!.querySelector('input')!.focus();
    search.current!.style.visibility = '';
  };

  const links = (
    <ul className="top-menu flex">
      {shell.settings.topmenu?.map((item) => (
        <li key={item.link}>
          <MenuLink {...item} />
        </li>
      ))}
    </ul>
  );
  // Browsers do without the fragment's code.
  const bar = (
    <div className="mx-auto flex h-14 max-w-[1500px] items-center gap-0.5 px-1 tablet:h-17 tablet:gap-2 tablet:px-4 desktop:gap-6 desktop:px-6">
      <a
        href="#sidebar-title"
        className="inline-flex min-h-11 items-center rounded px-2 text-sm desktop:hidden scripted:hidden"
      >
        <Trans>Kategorie</Trans>
      </a>
      <button
        type="button"
        onClick={() => setIsMenuOpen(true)}
        aria-haspopup="dialog"
        className="header-button hidden scripted:grid desktop:hidden!"
      >
        <Icon name="menu" size={24} />
        <span className="sr-only">
          <Trans>Nabídka</Trans>
        </span>
      </button>
      <a
        href={routePath('home', locale)}
        aria-label={t`Karafa – úvodní stránka`}
        className="inline-flex min-h-11 min-w-0 items-center rounded no-underline tablet:shrink-0 desktop:w-62"
      >
        {/* Where the word has no room beside the icons, it wraps out of sight as a whole. */}
        <Logo className="max-tablet:h-8 max-tablet:flex-wrap max-tablet:overflow-hidden" />
      </a>
      <button
        type="button"
        onClick={openSearch}
        className="header-button invisible ml-auto group-data-scrolled/header:visible tablet:hidden"
      >
        <Icon name="search" size={24} />
        <span className="sr-only">
          <Trans>Hledat</Trans>
        </span>
      </button>
      <div
        ref={search}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsSearchRequested(false)}
        data-called={isSearchRequested || undefined}
        className="absolute inset-x-0 top-full -mt-px bg-bottle px-3 pb-3 focus-within:visible! data-called:visible! max-tablet:group-data-scrolled/header:invisible tablet:static tablet:m-0 tablet:max-w-3xl tablet:min-w-0 tablet:grow tablet:p-0"
      >
        <SearchForm />
      </div>
      <AccountCorner />
      <FavouritesLink />
      <CartLink />
    </div>
  );

  return (
    <>
      {/* The height of the header (the same at all widths, including the space reserved on mobile) minus 75 px. */}
      <div aria-hidden="true" className="relative">
        <div ref={place} className="absolute top-0 h-[calc(7rem-75px)] w-px" />
      </div>
      <header
        ref={ref}
        className="group/header sticky print:hidden top-0 z-30 mb-14 bg-bottle text-on-bottle transition-shadow duration-150 data-scrolled:shadow-lg data-scrolled:shadow-ink/20 tablet:-top-11 tablet:mb-0 tablet:has-[[data-upper-line]_:focus-visible]:top-0 low:relative low:top-0!"
      >
        <div data-upper-line className="hidden border-b border-on-bottle/15 tablet:block">
          <div className="mx-auto flex h-11 max-w-[1500px] items-center justify-between gap-4 px-6 text-sm">
            <p className="desktop:hidden">
              <Trans>Inzertní portál pro alkohol a tabák</Trans>
            </p>
            <nav aria-label={t`Hlavní nabídka`} className="-ml-2 hidden min-w-0 desktop:block">
              {import.meta.env.SSR ? (
                <HydratedFragment of={shell.settings} look="top-menu">
                  {links}
                </HydratedFragment>
              ) : (
                links
              )}
            </nav>
            <div className="flex items-center gap-2">
              <LanguageSwitcher />
              <CurrencySwitcher className="border-on-bottle/30" />
            </div>
          </div>
        </div>
        {import.meta.env.SSR ? (
          <HydratedFragment
            of={shell.settings}
            look="header"
            seen={route === 'search' ? { route, search: query } : undefined}
          >
            {bar}
          </HydratedFragment>
        ) : (
          bar
        )}
        {menu && <menu.MobileMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />}
      </header>
    </>
  );
}
