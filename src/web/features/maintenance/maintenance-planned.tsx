import '#shared/i18n/personal-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { useHasScope } from '#web/features/session/use-has-scope.ts';
import { usePage } from '#web/page/page-context.tsx';
import { maintenanceTimes } from './maintenance-times.ts';

interface MaintenancePlannedProps {
  readonly startsAt: string;
  readonly backAt: string | null;
}

/** Tells every administrator what one of them has announced to visitors. */
export function MaintenancePlanned({ startsAt, backAt }: MaintenancePlannedProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const maySwitch = useHasScope('content');
  const times = maintenanceTimes(startsAt, backAt, locale);
  return (
    <section
      aria-label={t`Údržba`}
      className="flex flex-wrap items-center justify-center gap-x-3 bg-sunken px-4 py-1.5 text-sm print:hidden"
    >
      <p>
        <Trans>
          Návštěvníkům oznamujeme údržbu: <strong>{times}</strong>.
        </Trans>
      </p>
      {maySwitch && (
        <a href={routePath('admin-maintenance', locale)} className="inline-flex min-h-6 items-center underline">
          <Trans>Nastavení údržby</Trans>
        </a>
      )}
    </section>
  );
}
