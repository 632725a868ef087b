import { useEffect, useEffectEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { CategoryTree } from '#web/features/category-tree/category-tree.tsx';
import { loginFirst } from '#web/features/session/login-first.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { AccountNav } from '../account/account-nav.tsx';
import { useActiveCategories } from './active-categories.ts';
import { CurrencySwitcher } from './currency-switcher.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuLink } from './menu-link.tsx';
import { SearchForm } from './search-form.tsx';

/** The drawer of small screens: search, account links, categories, menu, language and currency. Closes on navigation. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { locale, shell, path, search } = usePage();
  const categories = useActiveCategories();
  const { reloadShell } = useNavigation();
  const isTreeMissing = shell.tree.length === 0;
  const close = useEffectEvent(onClose);

  useEffect(() => () => close(), [path, search]);

  // The server has sent the tree as markup only.
  useEffect(() => {
    if (isTreeMissing) void reloadShell();
  }, [isTreeMissing, reloadShell]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Nabídka`} side="left">
      <div className="rounded ring-1 ring-line-strong">
        <SearchForm />
      </div>
      <a
        href={routePath('account-advertisements-add', locale)}
        onClick={(event) => {
          onClose();
          loginFirst(event);
        }}
        className="mt-4 flex min-h-11 items-center justify-center gap-2 rounded border border-bottle bg-bottle px-4 font-semibold text-on-bottle no-underline hover:bg-bottle-strong"
      >
        <Icon name="plus" />
        <Trans>Přidat inzerát</Trans>
      </a>
      <a
        href={routePath('favourites', locale)}
        className="mt-3 flex min-h-11 items-center justify-center gap-2 rounded border border-line-strong px-4 font-semibold no-underline hover:bg-sunken"
      >
        <Icon name="heart" />
        <Trans>Oblíbené</Trans>
      </a>
      <div className="-mx-2 mt-6">
        <AccountNav />
      </div>
      <nav aria-labelledby="menu-categories" className="-mx-2">
        <p id="menu-categories" className="px-2 pb-1 text-xs font-semibold tracking-wide text-muted uppercase">
          <Trans>Kategorie</Trans>
        </p>
        <CategoryTree tree={shell.tree} locale={locale} {...categories} />
      </nav>
      {shell.settings.topmenu && (
        <nav aria-label={t`Hlavní nabídka`} className="mt-5 border-t border-line pt-3">
          <ul>
            {shell.settings.topmenu.map((item) => (
              <li key={item.link}>
                <MenuLink {...item} className="flex min-h-11 items-center no-underline hover:underline" />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-3 border-t border-line pt-3">
        <LanguageSwitcher className="-mx-2 flex-wrap" />
        <label className="mt-2 flex items-center gap-3 text-sm">
          <Trans>Měna</Trans>
          <CurrencySwitcher className="min-h-11 grow border-line-strong" />
        </label>
      </div>
    </Dialog>
  );
}
