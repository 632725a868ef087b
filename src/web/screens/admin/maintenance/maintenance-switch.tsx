import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminMaintenance } from '#shared/settings/maintenance-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { maintenanceTimes } from '#web/features/maintenance/maintenance-times.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';

interface MaintenanceSwitchProps {
  readonly maintenance: AdminMaintenance;
  /** The plan was called off: the form has to show it. */
  readonly onCalledOff: () => void;
}

/** Whether maintenance is on or planned, and the buttons that change it at once, after a question that names the effects. */
export function MaintenanceSwitch({ maintenance, onCalledOff }: MaintenanceSwitchProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload, reloadShell } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const [isCalledOff, setIsCalledOff] = useState(false);
  const { is_enabled: isOn, starts_at: startsAt, back_at: backAt, message, version } = maintenance;
  const callOff = () =>
    run(async () => {
      const plan = { starts_at: null, back_at: null, is_automatic: false };
      await browserApi.adminMaintenance.change({ body: { ...plan, message, version } });
      setIsCalledOff(false);
      showSnackbar({ text: t`Plánovaná údržba je zrušená. Návštěvníci už o ní nevidí nic.`, tone: 'success' });
      await reloadShell();
      await reload();
      onCalledOff();
    });
  const change = () =>
    run(async () => {
      await browserApi.adminMaintenance.switch({ body: { is_enabled: !isOn } });
      setIsAsked(false);
      showSnackbar({ text: isOn ? t`Údržba je vypnutá.` : t`Údržba je zapnutá.`, tone: 'success' });
      await reloadShell();
      reload();
    });
  return (
    <section aria-label={t`Stav údržby`} className="rounded border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isOn ? (
          <StateMark tone="bad">
            <Trans>Údržba je zapnutá</Trans>
          </StateMark>
        ) : (
          <StateMark tone="good">
            <Trans>Portál je v provozu</Trans>
          </StateMark>
        )}
        <PlanNote maintenance={maintenance} />
      </p>
      {!isOn && (startsAt !== null || backAt !== null) && (
        <p className="mt-3">
          <Button look="secondary" size="small" disabled={isRunning} onClick={() => setIsCalledOff(true)}>
            <Trans>Zrušit plánovanou údržbu</Trans>
          </Button>
        </p>
      )}
      <p className="mt-3 text-muted">
        {isOn ? (
          <Trans>Návštěvníci vidí místo všech stránek oznámení o údržbě. Správci pracují dál.</Trans>
        ) : (
          <Trans>
            Během údržby vidí návštěvníci místo všech stránek oznámení a nic neobjednají. Správci pracují dál.
          </Trans>
        )}{' '}
        <a href={routePath('maintenance', locale)} target="_blank" rel="noopener" className="underline">
          <Trans>Podívat se na oznámení (nové okno)</Trans>
        </a>
      </p>
      <p className="mt-4">
        <Button look={isOn ? 'primary' : 'danger'} disabled={isRunning} onClick={() => setIsAsked(true)}>
          {isOn ? <Trans>Vypnout údržbu</Trans> : <Trans>Zapnout údržbu</Trans>}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isCalledOff}
        onClose={() => setIsCalledOff(false)}
        title={t`Zrušit plánovanou údržbu`}
        action={t`Zrušit údržbu`}
        isBusy={isRunning}
        onConfirm={() => void callOff()}
      >
        <Trans>Proužek nad stránkami zmizí a údržba se sama nezapne. Vzkaz zůstane uložený na příště.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={isOn ? t`Vypnout údržbu` : t`Zapnout údržbu`}
        action={isOn ? t`Vypnout údržbu` : t`Zapnout údržbu`}
        isBusy={isRunning}
        onConfirm={() => void change()}
      >
        {isOn ? (
          <Trans>Portál se hned otevře všem návštěvníkům. Oznámený konec údržby přestane platit.</Trans>
        ) : (
          <Trans>
            Portál se hned zavře všem kromě správců. Kdo právě vyplňuje objednávku nebo inzerát, dokončí je až po
            údržbě.
          </Trans>
        )}
      </ConfirmDialog>
    </section>
  );
}

/** What is announced, and whether it happens by itself. */
function PlanNote({ maintenance }: { maintenance: AdminMaintenance }) {
  const { locale } = usePage();
  const { is_enabled: isOn, starts_at: startsAt, back_at: backAt, is_automatic: isAutomatic } = maintenance;
  if (isOn && backAt !== null) {
    const end = formatDateTime(backAt, locale);
    return isAutomatic ? <Trans>Sama se vypne {end}.</Trans> : <Trans>Oznámený konec: {end}.</Trans>;
  }
  if (isOn || startsAt === null) return null;
  const times = maintenanceTimes(startsAt, backAt, locale);
  return isAutomatic ? (
    <Trans>Plánovaná údržba {times} se sama zapne i vypne.</Trans>
  ) : (
    <Trans>Plánovaná údržba {times}, zapnete ji ručně.</Trans>
  );
}
