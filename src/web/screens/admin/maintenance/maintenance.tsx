import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { AdminMaintenance } from '#shared/settings/maintenance-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { MaintenanceForm } from './maintenance-form.tsx';
import { MaintenanceSwitch } from './maintenance-switch.tsx';

/** Switches the portal to maintenance, and announces it in advance. */
export const screen = defineScreen<AdminMaintenance>({
  layout: 'bare',
  load: ({ api }) => api.adminMaintenance.get(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Údržba`),
    alternates: pathsInAllLocales('admin-maintenance'),
    isIndexed: false,
  }),
  Page: function AdminMaintenancePage({ data: maintenance }) {
    const [calledOff, setCalledOff] = useState(0);
    return (
      <AdminFrame title={<Trans>Údržba</Trans>}>
        <div className="flex max-w-3xl flex-col gap-8">
          <MaintenanceSwitch maintenance={maintenance} onCalledOff={() => setCalledOff((now) => now + 1)} />
          <section aria-labelledby="announcement">
            <h2 id="announcement" className="mb-3 text-xl">
              <Trans>Oznámení návštěvníkům</Trans>
            </h2>
            {/* Begun, ended or called-off maintenance has other times: the fields must show them. */}
            <MaintenanceForm key={`${maintenance.is_enabled} ${calledOff}`} maintenance={maintenance} />
          </section>
        </div>
      </AdminFrame>
    );
  },
});
