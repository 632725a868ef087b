import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminFeatured } from '#shared/content/featured-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { FeaturedForm } from './featured-form.tsx';

/** Settings of the portal that belong to no other screen. */
export const screen = defineScreen<AdminFeatured>({
  layout: 'bare',
  load: ({ api }) => api.adminFeatured.get(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nastavení portálu`),
    alternates: pathsInAllLocales('admin-settings'),
    isIndexed: false,
  }),
  Page: function AdminSettingsPage({ data: featured }) {
    return (
      <AdminFrame title={<Trans>Nastavení portálu</Trans>}>
        <section aria-labelledby="featured" className="max-w-4xl">
          <h2 id="featured" className="mb-2 text-xl">
            <Trans>Kategorie na úvodní stránce</Trans>
          </h2>
          <p className="mb-4 max-w-[75ch] text-muted">
            <Trans>
              Nabízí je úvodní stránka a stránky, které jsme nenašli. Pořadí změníte tažením, šipkami nebo tlačítky.
              Prázdný seznam znamená hlavní kategorie.
            </Trans>
          </p>
          <FeaturedForm featured={featured} />
        </section>
      </AdminFrame>
    );
  },
});
