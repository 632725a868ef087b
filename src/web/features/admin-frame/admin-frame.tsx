import { useId, useRef, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath, type RouteId } from '#shared/i18n/paths.ts';
import { MaintenanceOn } from '#web/features/maintenance/maintenance-on.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { useAlternates, usePage } from '#web/page/page-context.tsx';
import { languages, locales } from '#shared/i18n/locales.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { UnsavedChangesGuard } from '#web/features/unsaved-changes/unsaved-changes-guard.tsx';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import { reasonScopes } from '#shared/reasons/kinds.ts';
import type { Scope } from '#shared/contract/scopes.ts';

interface AdminFrameProps {
  readonly title: ReactNode;
  /** Shown next to the title, for example a count or an action. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every administration page: dense, designed for keyboard use. */
export function AdminFrame({ title, aside, children }: AdminFrameProps) {
  const { t } = useLingui();
  const { locale, route, shell } = usePage();
  const alternates = useAlternates();
  const links = useAdminLinks();
  const section = sections[route];
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRestoredFocus(heading);
  const menu = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only rounded bg-surface px-4 py-3 font-semibold text-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40"
      >
        <Trans>Přeskočit na obsah</Trans>
      </a>
      <header className="bg-bottle px-4 py-2 text-on-bottle wide:sticky wide:top-0 wide:h-dvh wide:overflow-y-auto wide:py-4">
        <div className="flex items-center justify-between gap-4">
          <a
            href={routePath('home', locale)}
            aria-label={t`Karafa – úvodní stránka`}
            className="inline-flex no-underline"
          >
            <Logo />
          </a>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={menu}
            onClick={() => setIsOpen(!isOpen)}
            className="hidden min-h-11 items-center gap-2 rounded px-3 font-semibold hover:bg-on-bottle/10 scripted:inline-flex wide:hidden!"
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
            <Trans>Nabídka</Trans>
          </button>
        </div>
        {/* Without script nothing could open it. */}
        <div id={menu} className={classes('pb-2', !isOpen && 'max-wide:scripted:hidden')}>
          <nav aria-label={t`Správa portálu`} className="mt-4">
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-1 wide:flex wide:flex-col">
              {links.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={routePath(id, locale)}
                    aria-current={route === id ? 'page' : section === id ? 'true' : undefined}
                    // A link to the same list without its filter leaves this frame in place.
                    onClick={() => setIsOpen(false)}
                    className="flex min-h-9 items-center rounded px-3 no-underline hover:bg-on-bottle/10 aria-[current]:bg-on-bottle/15 aria-[current]:font-semibold pointer-coarse:min-h-11"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t`Jazyk`} className="mt-4 flex gap-3 px-3 text-sm">
            {locales.map((each) => (
              <a
                key={each}
                href={alternates[each]}
                lang={each}
                aria-current={each === locale ? 'true' : undefined}
                title={languages[each].name}
                className="uppercase no-underline hover:underline aria-[current]:font-semibold"
              >
                {each}
              </a>
            ))}
          </nav>
          <LoggedIn />
        </div>
      </header>
      <main ref={content} id="content" tabIndex={-1} className="min-w-0 px-4 py-4 outline-none wide:px-8">
        {shell.settings.maintenance?.is_enabled && route !== 'admin-maintenance' && (
          <div className="mb-4 overflow-hidden rounded">
            <MaintenanceOn />
          </div>
        )}
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          {aside}
        </div>
        {children}
      </main>
      <UnsavedChangesGuard />
    </div>
  );
}

/** Who is logged in, and the way out. */
function LoggedIn() {
  const { locale } = usePage();
  const session = useSession();
  const leave = useLogOut();
  if (session.status !== 'in') return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 px-3 text-sm">
      <a href={routePath('account', locale)} className="truncate">
        {session.session.me.username}
      </a>
      <button type="button" onClick={() => void leave()} className="min-h-9 underline underline-offset-4">
        <Trans>Odhlásit se</Trans>
      </button>
    </p>
  );
}

/** Screens that are not in the navigation, with the list that each belongs to. */
const listOf = {
  'admin-account': 'admin-accounts',
  'admin-all-adverts': 'admin-adverts',
  'admin-advert': 'admin-adverts',
  'admin-advert-edit': 'admin-adverts',
  'admin-report': 'admin-reports',
  'admin-order': 'admin-orders',
  'admin-conversation': 'admin-messages',
  'admin-voucher': 'admin-vouchers',
  'admin-voucher-add': 'admin-vouchers',
  'admin-banner': 'admin-banners',
  'admin-banner-add': 'admin-banners',
  'admin-intro': 'admin-banners',
  'admin-info-page': 'admin-info-pages',
  'admin-info-page-add': 'admin-info-pages',
  'admin-info-page-history': 'admin-info-pages',
  'admin-product': 'admin-products',
  'admin-product-add': 'admin-products',
} as const satisfies Partial<Record<RouteId, RouteId>>;
const sections: Partial<Record<string, RouteId>> = listOf;

interface AdminLink {
  readonly id: Exclude<Extract<RouteId, 'admin' | `admin-${string}`>, keyof typeof listOf>;
  readonly text: string;
  /** The required scope, or several of which one suffices; if missing, every administrator may open it. */
  readonly scope?: Scope | readonly Scope[];
}

function useAdminLinks(): AdminLink[] {
  const { t } = useLingui();
  const session = useSession();
  const links: AdminLink[] = [
    { id: 'admin', text: t`K vyřízení` },
    { id: 'admin-accounts', text: t`Uživatelé`, scope: 'users' },
    { id: 'admin-adverts', text: t`Inzeráty`, scope: 'adverts' },
    { id: 'admin-brands', text: t`Značky`, scope: 'adverts' },
    { id: 'admin-reports', text: t`Nahlášení`, scope: ['adverts', 'users'] },
    { id: 'admin-held-messages', text: t`Zadržené zprávy`, scope: 'users' },
    { id: 'admin-reasons', text: t`Připravené důvody`, scope: Object.values(reasonScopes).flat() },
    { id: 'admin-orders', text: t`Objednávky`, scope: 'orders' },
    { id: 'admin-messages', text: t`Zprávy`, scope: 'orders' },
    { id: 'admin-returns', text: t`Vrácení`, scope: 'orders' },
    { id: 'admin-products', text: t({ message: 'Zboží', context: 'e-shop' }), scope: 'content' },
    { id: 'admin-payments', text: t`Platby`, scope: 'orders' },
    { id: 'admin-verifications', text: t`Ověřené účty`, scope: 'orders' },
    { id: 'admin-toppings', text: t`Topování`, scope: ['adverts', 'orders'] },
    { id: 'admin-banners', text: t`Bannery`, scope: 'content' },
    { id: 'admin-info-pages', text: t`Informační stránky`, scope: 'content' },
    { id: 'admin-menus', text: t`Menu webu`, scope: 'content' },
    { id: 'admin-maintenance', text: t`Údržba`, scope: 'content' },
    { id: 'admin-vouchers', text: t`Vouchery`, scope: 'settings' },
    { id: 'admin-influencers', text: t`Influenceři`, scope: 'settings' },
    { id: 'admin-delivery', text: t`Doprava`, scope: 'settings' },
    { id: 'admin-pickup-points', text: t`Výdejní místa`, scope: 'settings' },
    { id: 'admin-payment-methods', text: t`Způsoby platby`, scope: 'settings' },
    { id: 'admin-branches', text: t`Prodejny`, scope: 'settings' },
    { id: 'admin-contacts', text: t`Kontakty`, scope: 'settings' },
    { id: 'admin-currencies', text: t`Měny a kurzy`, scope: 'settings' },
    { id: 'admin-groups', text: t`Skupiny uživatelů`, scope: 'settings' },
    { id: 'admin-mail', text: t`E-maily`, scope: 'settings' },
    { id: 'admin-audit', text: t`Záznam změn`, scope: 'settings' },
  ];
  // All links are shown until the session is known. The server enforces the permissions anyway.
  if (session.status !== 'in') return links;
  const { scopes } = session.session.me;
  return links.filter(({ scope }) => scope === undefined || [scope].flat().some((each) => scopes.includes(each)));
}
