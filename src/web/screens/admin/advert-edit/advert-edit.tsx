import { useMemo } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { draftOf } from '#web/features/advert-form/advert-draft.ts';
import { StoredAdvertForm } from '#web/features/advert-form/stored-advert-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface EditData {
  readonly advert: ManagedAdvert;
  readonly countries: readonly Country[];
}

/** Edits an advert of anybody, with the form and the checks of its seller. */
export const screen = defineScreen<EditData>({
  layout: 'bare',
  load: async ({ api, locale, params }) => {
    const [advert, countries] = await Promise.all([
      api.managedAdverts.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
      api.lists.countries({ params: { locale } }),
    ]);
    if (!advert.actions.includes('edit')) throw notFound();
    return { advert, countries };
  },
  head: ({ advert: { id } }, { i18n }) => ({
    title: i18n._(msg`Upravit inzerát`),
    alternates: mapLocales((locale) => routePath('admin-advert-edit', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminAdvertEditPage({ data: { advert, countries } }) {
    const { t } = useLingui();
    const { locale, shell } = usePage();
    const { navigate } = useNavigation();
    const { id, version } = advert;
    const path = routePath('admin-advert', locale, { id });
    const first = useMemo(
      // The seller has confirmed the goods.
      () => ({ ...draftOf(advert.content, shell.tree, shell.currencies, locale), confirms_goods: true }),
      [advert, shell, locale],
    );
    return (
      <AdminFrame title={<Trans>Upravit inzerát</Trans>} aside={<a href={path}>{advert.content.name}</a>}>
        <p className="mb-6 max-w-2xl text-muted">
          <Trans>Změna platí hned. Zaznamenáme ji do historie inzerátu, prodejci e-mail neposíláme.</Trans>
        </p>
        <StoredAdvertForm
          first={first}
          draftKey={`admin-${id}-${version}`}
          countries={countries}
          submitText={t`Uložit změny`}
          send={(body) => browserApi.managedAdverts.change({ params: { id }, body: { ...body, version } })}
          onDone={() => {
            showSnackbar({ tone: 'success', text: t`Inzerát je uložen.` });
            navigate(path);
          }}
        />
      </AdminFrame>
    );
  },
});
