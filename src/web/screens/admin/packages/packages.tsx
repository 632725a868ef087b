import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminPackage } from '#shared/catalog/admin-packages-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PackageDialog, type EditedPackage } from './package-dialog.tsx';
import { PackageTable } from './package-table.tsx';

/** The amounts in which goods are sold. */
export const screen = defineScreen<readonly AdminPackage[]>({
  layout: 'bare',
  load: ({ api, locale }) => api.adminPackages.list({ query: { lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Balení`),
    alternates: pathsInAllLocales('admin-packages'),
    isIndexed: false,
  }),
  Page: function AdminPackagesPage({ data: packages }) {
    const [edited, setEdited] = useState<EditedPackage>();
    return (
      <AdminFrame
        title={<Trans>Balení</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat balení</Trans>
          </Button>
        }
      >
        <p className="mb-4 max-w-[75ch] text-muted">
          <Trans>
            Kategorie s cenou za litr nabízí balení v litrech, s cenou za 100 g v gramech a s cenou za kus v kusech.
            Balení jsou seřazená podle velikosti.
          </Trans>
        </p>
        {packages.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádné balení</Trans>}>
            <p>
              <Trans>Balení se vybírá u inzerátů a zboží.</Trans>
            </p>
          </EmptyState>
        ) : (
          <PackageTable packages={packages} onEdit={setEdited} />
        )}
        <PackageDialog pack={edited} onClose={() => setEdited(undefined)} />
      </AdminFrame>
    );
  },
});
