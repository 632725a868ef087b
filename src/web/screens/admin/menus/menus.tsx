import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminMenus } from '#shared/content/menus-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { defineScreen } from '#web/page/screen.ts';
import { MenusForm } from './menus-form.tsx';

/** The menus of the header and the footer. */
export const screen = defineScreen<{ readonly menus: AdminMenus; readonly targets: LinkTargets }>({
  layout: 'bare',
  load: async ({ api, locale }) => {
    const [menus, targets] = await Promise.all([
      api.adminMenus.get(),
      api.adminMenus.targets({ query: { lang: locale } }),
    ]);
    return { menus, targets };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Menu webu`),
    alternates: pathsInAllLocales('admin-menus'),
    isIndexed: false,
  }),
  Page: function AdminMenusPage({ data: { menus, targets } }) {
    return (
      <AdminFrame title={<Trans>Menu webu</Trans>}>
        <p className="mb-5 max-w-[75ch] text-muted">
          <Trans>Odkazy v záhlaví a v patičce všech stránek. Pořadí změníte tažením, šipkami nebo tlačítky.</Trans>
        </p>
        <MenusForm menus={menus} targets={targets} />
      </AdminFrame>
    );
  },
});
