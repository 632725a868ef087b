import '#shared/i18n/personal-paths.ts';
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { useHasScope } from '#web/features/session/use-has-scope.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';

interface MaintenanceStripProps {
  /** Of its colours. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A line above the page for administrators, with a link to the settings for those who may change them. */
export function MaintenanceStrip({ className, children }: MaintenanceStripProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const maySwitch = useHasScope('content');
  return (
    <section
      aria-label={t`Údržba`}
      className={classes(
        'flex flex-wrap items-center justify-center gap-x-3 px-4 py-1.5 text-sm print:hidden',
        className,
      )}
    >
      {children}
      {maySwitch && (
        <a href={routePath('admin-maintenance', locale)} className="inline-flex min-h-6 items-center underline">
          <Trans>Nastavení údržby</Trans>
        </a>
      )}
    </section>
  );
}
