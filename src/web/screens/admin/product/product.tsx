import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import type { ProductChoices } from '#web/features/product-form/product-choices.ts';
import { defineScreen } from '#web/page/screen.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductEditForm } from './product-edit-form.tsx';
import { SaleList } from './sale-list.tsx';
import { StockForm } from './stock-form.tsx';

interface Data {
  readonly locale: Locale;
  readonly product: AdminProduct;
  readonly choices: ProductChoices;
  readonly countries: readonly Country[];
}

/** A product with its sales and its stock. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, params, locale }) => {
    const [product, choices, countries] = await Promise.all([
      api.adminProducts.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
      api.adminProducts.choices(),
      api.lists.countries({ params: { locale } }),
    ]);
    return { locale, product, choices, countries };
  },
  head: ({ product, locale }) => ({
    title: product.texts[locale].name,
    alternates: mapLocales((each) => routePath('admin-product', each, { id: product.id })),
    isIndexed: false,
  }),
  Page: function AdminProductPage({ data: { locale, product, choices, countries } }) {
    return (
      <AdminFrame title={product.texts[locale].name}>
        <ProductActions product={product} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 fullhd:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
          <ProductEditForm key={product.id} product={product} choices={choices} countries={countries} />
          <div className="flex flex-col gap-8">
            <section aria-labelledby="sales-title">
              <h2 id="sales-title" className="mb-3 text-xl">
                <Trans>Akce</Trans>
              </h2>
              <SaleList product={product} />
            </section>
            <section id="stock" tabIndex={-1} aria-labelledby="stock-title" className="scroll-mt-4 outline-none">
              <h2 id="stock-title" className="mb-3 text-xl">
                <Trans>Sklad</Trans>
              </h2>
              <StockForm product={product} />
            </section>
          </div>
        </div>
      </AdminFrame>
    );
  },
});
