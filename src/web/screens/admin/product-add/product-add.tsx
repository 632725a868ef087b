import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import type { ProductChoices } from '#web/features/product-form/product-choices.ts';
import { ProductForm } from '#web/features/product-form/product-form.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface Data {
  readonly choices: ProductChoices;
  readonly countries: readonly Country[];
}

export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale }) => {
    const [choices, countries] = await Promise.all([
      api.adminProducts.choices(),
      api.lists.countries({ params: { locale } }),
    ]);
    return { choices, countries };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nové zboží`),
    alternates: pathsInAllLocales('admin-product-add'),
    isIndexed: false,
  }),
  Page: function AdminProductAddPage({ data: { choices, countries } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Nové zboží</Trans>}>
        <div className="max-w-4xl">
          <ProductForm
            choices={choices}
            countries={countries}
            send={(body) => browserApi.adminProducts.add({ body })}
            onDone={({ id }) => {
              showSnackbar({ text: t`Zboží je přidáno. Ještě doplňte stav skladu.`, tone: 'success' });
              navigate(routePath('admin-product', locale, { id }));
            }}
          />
        </div>
      </AdminFrame>
    );
  },
});
