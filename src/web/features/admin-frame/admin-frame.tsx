import { useId, useRef, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { MaintenanceOn } from '#web/features/maintenance/maintenance-on.tsx';
import { MaintenancePlanned } from '#web/features/maintenance/maintenance-planned.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { useAlternates, usePage } from '#web/page/page-context.tsx';
import { languages, locales } from '#shared/i18n/locales.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { UnsavedChangesGuard } from '#web/features/unsaved-changes/unsaved-changes-guard.tsx';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import { LazyKeysHelp } from '#web/features/admin-keys/lazy-keys-help.tsx';
import { LazyPalette } from '#web/features/admin-palette/lazy-palette.tsx';
import type { PaletteOption } from '#web/features/admin-palette/palette-options.ts';
import { useAdminLinks } from './admin-links.ts';
import { AdminNavigation } from './admin-navigation.tsx';

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
  const { maintenance } = shell.settings;
  const alternates = useAlternates();
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRestoredFocus(heading);
  const menu = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only rounded bg-surface px-4 py-3 font-semibold text-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40"
      >
        <Trans>Přeskočit na obsah</Trans>
      </a>
      <header className="print:hidden bg-bottle px-4 py-2 text-on-bottle wide:sticky wide:top-0 wide:h-dvh wide:overflow-y-auto wide:py-4">
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
          <LazyPalette screens={useScreenOptions()} />
          <AdminNavigation onFollow={() => setIsOpen(false)} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 pl-3">
            <nav aria-label={t`Jazyk`} className="-ml-0.5 flex gap-2 text-sm">
              {locales.map((each) => (
                <a
                  key={each}
                  href={alternates[each]}
                  lang={each}
                  aria-current={each === locale ? 'true' : undefined}
                  title={languages[each].name}
                  className="inline-flex min-h-6 min-w-6 items-center justify-center uppercase no-underline hover:underline aria-[current]:font-semibold pointer-coarse:min-h-11"
                >
                  {each}
                </a>
              ))}
            </nav>
            <LazyKeysHelp />
          </div>
          <LoggedIn />
        </div>
      </header>
      <main ref={content} id="content" tabIndex={-1} className="min-w-0 px-4 py-4 outline-none wide:px-8">
        {maintenance && route !== 'admin-maintenance' && (
          <div className="mb-4 overflow-hidden rounded empty:hidden">
            {maintenance.is_enabled ? (
              <MaintenanceOn />
            ) : (
              maintenance.starts_at && (
                <MaintenancePlanned startsAt={maintenance.starts_at} backAt={maintenance.back_at} />
              )
            )}
          </div>
        )}
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 text-2xl break-words hyphens-auto outline-none">
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

/** The screens of the navigation, to jump to. */
function useScreenOptions(): PaletteOption[] {
  const { t } = useLingui();
  const { locale } = usePage();
  const groups = useAdminLinks();
  return [
    { kind: 'screen', href: routePath('admin', locale), text: t`K vyřízení` },
    ...groups.flatMap(({ title, links }) =>
      links.map(({ id, text }): PaletteOption => ({
        kind: 'screen',
        route: id,
        href: routePath(id, locale),
        text,
        note: title,
      })),
    ),
  ];
}

/** Who is logged in, and the way out. */
function LoggedIn() {
  const { locale } = usePage();
  const session = useSession();
  const leave = useLogOut();
  if (session.status !== 'in') return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 px-3 text-sm">
      <a href={routePath('account', locale)} className="truncate leading-9">
        {session.session.me.username}
      </a>
      <button type="button" onClick={() => void leave()} className="min-h-9 underline underline-offset-4">
        <Trans>Odhlásit se</Trans>
      </button>
    </p>
  );
}
