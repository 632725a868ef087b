import { useLingui } from '@lingui/react/macro';
import type { Country } from '#shared/reference-data/contract.ts';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import type { ProductChoices } from '#web/features/product-form/product-choices.ts';
import { ProductForm } from '#web/features/product-form/product-form.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface ProductEditFormProps {
  readonly product: AdminProduct;
  readonly choices: ProductChoices;
  readonly countries: readonly Country[];
}

/** The form of an existing product. */
export function ProductEditForm({ product, choices, countries }: ProductEditFormProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(product);
  const params = { id: product.id };
  return (
    <ProductForm
      product={product}
      edited={edited}
      choices={choices}
      countries={countries}
      send={(input) =>
        edited.watch(browserApi.adminProducts.change({ params, body: { ...input, version: edited.version } }))
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      }}
    />
  );
}
