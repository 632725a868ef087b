import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';
import { MaintenanceStrip } from './maintenance-strip.tsx';

/** Reminds administrators, who see the portal as usual, that nobody else does. */
export function MaintenanceOn() {
  return (
    <MaintenanceStrip className="bg-burgundy-soft font-semibold text-burgundy-text">
      <Icon name="error" size={16} className="shrink-0" />
      <p>
        <Trans>Údržba je zapnutá. Portál vidí jen správci.</Trans>
      </p>
    </MaintenanceStrip>
  );
}
