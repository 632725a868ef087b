import { useLingui } from '@lingui/react/macro';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuLink } from './menu-link.tsx';

/** On small screens the header leaves these links to the menu's dialog, which needs script. */
export function MenuWithoutScript() {
  const { t } = useLingui();
  const { topmenu = [] } = usePage().shell.settings;
  return (
    <div className="-mb-16 mt-16 bg-bottle px-4 pt-6 text-on-bottle tablet:px-6 desktop:hidden">
      <HydratedFragment of={topmenu} look="menu">
        <nav aria-label={t`Hlavní nabídka`}>
          <ul className="flex flex-wrap gap-x-5">
            {topmenu.map((item) => (
              <li key={item.link}>
                <MenuLink {...item} className="inline-flex min-h-11 items-center no-underline hover:underline" />
              </li>
            ))}
          </ul>
        </nav>
      </HydratedFragment>
      <LanguageSwitcher className="-mx-2 flex-wrap tablet:hidden" />
    </div>
  );
}
