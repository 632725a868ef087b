import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallInput } from '#shared/contract/endpoint.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { AdminProduct, adminProductsContract } from '#shared/products/admin-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { BrandField, type ChosenBrand } from '#web/features/brand-field/brand-field.tsx';
import { withCategoryError } from '#web/features/category-picker/category-error.ts';
import { CategoryPicker } from '#web/features/category-picker/category-picker.tsx';
import { chosenCategory } from '#web/features/category-picker/chosen-category.ts';
import { useCategoryFacts } from '#web/features/category-picker/use-category-facts.ts';
import { findTreePath } from '#web/features/category-tree/tree-path.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { PictureList } from '#web/features/picture-list/picture-list.tsx';
import { usePictures } from '#web/features/picture-list/use-pictures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import type { ProductChoices } from './product-choices.ts';
import { ProductFigures } from './product-figures.tsx';
import { ProductTexts } from './product-texts.tsx';

/** The values of the form. Only a new product has the switch that shows it; an existing one has a button for that. */
type ProductInput = CallInput<(typeof adminProductsContract)['add']>['body'];

interface ProductFormProps<Answer> {
  /** The edited product; undefined for a new one. */
  readonly product?: AdminProduct;
  /** Its version. */
  readonly edited?: EditedVersion<AdminProduct>;
  readonly choices: ProductChoices;
  readonly countries: readonly Country[];
  readonly send: (input: ProductInput) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** The form of a product: texts in three languages, attributes, price, pictures. */
export function ProductForm<Answer>({ product, edited, choices, countries, send, onDone }: ProductFormProps<Answer>) {
  const { t } = useLingui();
  const { tree, currencies } = usePage().shell;
  const currency = currencies.find(({ code }) => code === choices.currency) ?? { decimals: null };
  const figures = useFigures();
  const [path, setPath] = useState(() => (product ? findTreePath(tree, ({ id }) => id === product.category.id) : []));
  const [brand, setBrand] = useState<ChosenBrand>(product?.brand ?? null);
  const [keys, setKeys] = useState<readonly string[]>(product?.pictures ?? []);
  const pictures = usePictures(product?.pictures ?? [], setKeys);
  const category = chosenCategory(tree, path);
  const facts = useCategoryFacts(category?.id);
  // Until the packages of its category are loaded, the product keeps its own.
  const ownPackage = category?.id === product?.category.id ? (product?.package_id ?? null) : null;

  const form = useGuardedForm(
    {
      send: async (values) => {
        const text = (name: string) => String(values.get(name) ?? '').trim();
        const part = (lang: string, name: string) => text(`texts.${lang}.${name}`);
        try {
          return await send({
            texts: mapLocales((lang) => ({
              name: part(lang, 'name'),
              slug: part(lang, 'slug'),
              description: part(lang, 'description'),
              ingredients: part(lang, 'ingredients'),
            })),
            // NaN is null in JSON, which the API rejects at its field together with all other errors.
            category_id: category?.id ?? Number.NaN,
            brand_id: brand?.id ?? null,
            package_id: facts?.packages ? Number(text('package_id')) || null : ownPackage,
            sku: text('sku'),
            ean: text('ean') || null,
            tax_rate: Number(text('tax_rate')),
            weight_g: figures.grams(text('weight_g')),
            regular_price: figures.requiredMinor(text('regular_price'), currency),
            purchase_price: figures.minor(text('purchase_price'), currency),
            abv: figures.percent(text('abv')),
            vintage: figures.optional(text('vintage')),
            age_years: figures.optional(text('age_years')),
            origin: text('origin') || null,
            pictures: [...keys],
            is_shown: values.has('is_shown'),
          });
        } catch (error) {
          if (error instanceof ApiError && !category)
            throw withCategoryError(error, t`Vyberte kategorii až po poslední úroveň.`);
          throw error;
        }
      },
      onDone,
    },
    [category?.id, brand, keys],
  );

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <FormFailures form={form} />
      {edited && (
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => (
            <ProductForm product={row} choices={choices} countries={countries} send={send} onDone={() => undefined} />
          )}
          onTake={(row, fields) => {
            if (fields.includes('category')) setPath(findTreePath(tree, ({ id }) => id === row.category.id));
            if (fields.includes('brand')) setBrand(row.brand);
            if (fields.includes('pictures')) pictures.replace(row.pictures);
          }}
        />
      )}
      <span
        hidden
        data-compared="category"
        data-label={t({ message: 'Kategorie', context: 'one' })}
        data-value={category?.id}
        data-text={category?.name}
      />
      <span hidden data-compared="brand" data-label={t`Značka`} data-value={brand?.id} data-text={brand?.name} />
      <span hidden data-compared="pictures" data-label={t`Obrázky`} data-value={keys.join()} data-text={keys.length} />
      {locales.map((lang) => (
        <ProductTexts key={lang} lang={lang} texts={product?.texts[lang]} form={form} />
      ))}
      <CategoryPicker path={path} onChange={setPath} errors={form.errorsOf('category_id')} />
      <BrandField brand={brand} onChange={setBrand} errors={form.errorsOf('brand_id')} />
      <ProductFigures
        product={product}
        choices={choices}
        currency={currency}
        countries={countries}
        packages={facts?.packages}
        form={form}
      />
      <PictureList pictures={pictures} errors={form.errorsOf('pictures')} />
      {!product && <Checkbox name="is_shown" label={t`Zobrazit v nabídce`} />}
      <div>
        <Button type="submit" disabled={form.isSending || pictures.isUploading}>
          <Trans>Uložit</Trans>
        </Button>
        <p role="status" className="mt-1 text-sm text-muted">
          {pictures.isUploading && <Trans>Obrázky se ještě nahrávají.</Trans>}
        </p>
      </div>
    </form>
  );
}
