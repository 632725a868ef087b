import { lazy, Suspense } from 'react';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';

const load = lazyPart(() => import('./maintenance-bar.tsx'));
const MaintenanceBar = import.meta.env.SSR
  ? (await import('./maintenance-bar.tsx')).MaintenanceBar
  : lazy(async () => ({
      default: await load().then(
        (bar) => bar.MaintenanceBar,
        () => nothing,
      ),
    }));

/** Where maintenance is on or announced. Until its code is there, the browser keeps the server's HTML. */
export function LazyMaintenanceBar() {
  const { maintenance } = usePage().shell.settings;
  return <Suspense>{(maintenance?.is_enabled || maintenance?.starts_at) && <MaintenanceBar />}</Suspense>;
}

/** The line is not worth an error. */
const nothing = () => null;
