import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

import { piecesForSale } from './pieces-for-sale.ts';

/** The current price of the product, with the way to its stock and actions to show, hide and copy it. */
export function ProductActions({ product }: { product: AdminProduct }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate, reload } = useNavigation();
  const { isRunning, run } = useAction();
  const { id, is_shown: isShown, category, texts, weight_g: weight } = product;
  const stock = piecesForSale(product);
  const lacksWeight = !isShown && weight === null;
  const show = () =>
    run(async () => {
      await browserApi.adminProducts.setShown({ params: { id }, body: { is_shown: !isShown } });
      showSnackbar({ text: isShown ? t`Zboží je skryté.` : t`Zboží je v nabídce.`, tone: 'success' });
      reload();
    });
  const copy = () =>
    run(async () => {
      const made = await browserApi.adminProducts.copy({ params: { id } });
      showSnackbar({ text: t`Toto je kopie. V nabídce zatím není.`, tone: 'success' });
      navigate(routePath('admin-product', locale, { id: made.id }));
    });
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <p className="mr-4">
        <Trans>
          Nyní se prodává za <ChargedPrice money={product.price} className="font-semibold" />
        </Trans>
      </p>
      <LinkButton look="secondary" href="#stock">
        <Trans>Sklad: {stock}</Trans>
      </LinkButton>
      <Button look="secondary" disabled={isRunning || lacksWeight} onClick={() => void show()}>
        {isShown ? <Trans>Skrýt z nabídky</Trans> : <Trans>Zobrazit v nabídce</Trans>}
      </Button>
      <Button look="secondary" disabled={isRunning} onClick={() => void copy()}>
        <Trans>Vytvořit kopii</Trans>
      </Button>
      {lacksWeight && (
        <p className="text-muted">
          <Trans>Zobrazit půjde, až doplníte hmotnost: podle ní se počítá doprava.</Trans>
        </p>
      )}
      {isShown && (
        <LinkButton
          look="quiet"
          href={routePath('listing', locale, { id, category: category.slug, listing: texts[locale].slug })}
        >
          <Trans>Zobrazit na webu</Trans>
        </LinkButton>
      )}
    </div>
  );
}
