import '#shared/i18n/personal-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { useHasScope } from '#web/features/session/use-has-scope.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Reminds administrators, who see the portal as usual, that nobody else does. */
export function MaintenanceOn() {
  const { t } = useLingui();
  const { locale } = usePage();
  const maySwitch = useHasScope('content');
  return (
    <section
      aria-label={t`Údržba`}
      className="flex flex-wrap items-center justify-center gap-x-3 bg-burgundy-soft px-4 py-1.5 text-sm font-semibold text-burgundy-text print:hidden"
    >
      <Icon name="error" size={16} className="shrink-0" />
      <p>
        <Trans>Údržba je zapnutá. Portál vidí jen správci.</Trans>
      </p>
      {maySwitch && (
        <a href={routePath('admin-maintenance', locale)} className="inline-flex min-h-6 items-center underline">
          <Trans>Nastavení údržby</Trans>
        </a>
      )}
    </section>
  );
}
