import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { MaintenanceStrip } from './maintenance-strip.tsx';
import { maintenanceTimes } from './maintenance-times.ts';

interface MaintenancePlannedProps {
  readonly startsAt: string;
  readonly backAt: string | null;
}

/** Tells every administrator what one of them has announced to visitors. */
export function MaintenancePlanned({ startsAt, backAt }: MaintenancePlannedProps) {
  const { locale } = usePage();
  const times = maintenanceTimes(startsAt, backAt, locale);
  return (
    <MaintenanceStrip className="bg-sunken">
      <p>
        <Trans>
          Návštěvníkům oznamujeme údržbu: <strong>{times}</strong>.
        </Trans>
      </p>
    </MaintenanceStrip>
  );
}
