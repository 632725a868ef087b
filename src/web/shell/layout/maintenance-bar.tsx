import { Trans, useLingui } from '@lingui/react/macro';
import { maintenanceTimes } from '#web/features/maintenance/maintenance-times.ts';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadReminder = lazyPart(() => import('#web/features/maintenance/maintenance-on.tsx'));

/** The thin line above the header: announces maintenance to everybody, and reminds administrators while it is on. */
export function MaintenanceBar() {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const session = useSession();
  const { is_enabled: isOn, starts_at: startsAt, back_at: backAt } = shell.settings.maintenance ?? {};
  const isAdministrator = session.status === 'in' && session.session.me.scopes.length > 0;
  const reminder = useChunk(loadReminder, isOn === true && isAdministrator);
  if (isOn) return isAdministrator && reminder ? <reminder.MaintenanceOn /> : null;
  if (!startsAt) return null;
  const times = maintenanceTimes(startsAt, backAt ?? null, locale);
  return (
    <section aria-label={t`Údržba`} className="border-b border-line bg-surface px-4 py-1.5 print:hidden">
      <p className="text-center text-sm text-balance">
        <Trans>
          Plánovaná údržba: <strong>{times}</strong>. Karafa nebude po tu dobu dostupná.
        </Trans>
      </p>
    </section>
  );
}
