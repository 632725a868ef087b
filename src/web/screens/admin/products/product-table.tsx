import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { lowStock } from '#shared/products/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useHiddenColumns, type ListState } from '#web/features/admin-lists/list-state.ts';
import { useSortHeadings } from '#web/features/admin-lists/sort-heading.tsx';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Cell, DataRow, DataTable, OneLine, RowHead, SecondLine } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind, ProductChoice, ProductChoices, ProductList } from './product-list.ts';
import { useMatching } from './use-matching.ts';

interface ProductTableProps {
  readonly list: ProductList;
  readonly choices: ProductChoices;
  readonly choice: ProductChoice;
  readonly state: ListState;
}

export function ProductTable({ list: { products, total }, choices, choice, state }: ProductTableProps) {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const selection = useSelection(products.map(({ id }) => id));
  const matching = useMatching(selection, { offered: products.length, total, choice });
  const { chosen } = matching;
  const sortable = useSortHeadings(choice.sort, 'newest');
  const hidden = useHiddenColumns(state);
  const [changed, setChanged] = useState<BulkKind>();
  const kinds: Record<BulkKind, string> = {
    price: t`Změnit ceny`,
    sale: t`Přidat do akce`,
    stock: t`Změnit sklad`,
    category: t`Přesunout`,
  };
  const { isDeciding, decide } = useDecision();
  const setShown = async (isShown: boolean) => {
    const body = { ...chosen, change: { kind: 'visibility', is_shown: isShown } as const };
    // Nothing to look at: what is hidden or shown is what is selected.
    const { rows, version } = await browserApi.bulkProducts.preview({ body });
    const left = rows.filter(({ obstacle }) => obstacle !== null);
    const answer = await browserApi.bulkProducts.apply({ body: { ...body, version } });
    const same = rows.length - left.length - answer.decided.length;
    if (left.length > 0) showSnackbar({ text: t`Dál skryté, protože chybí hmotnost: ${left.length}.`, tone: 'info' });
    else if (answer.decided.length === 0)
      showSnackbar({
        text: isShown ? t`Vybrané zboží už v nabídce je.` : t`Vybrané zboží už je skryté.`,
        tone: 'info',
      });
    return { ...answer, left: same > 0 ? rows : left };
  };
  return (
    <>
      <BulkBar selection={selection} count={matching.isChosen ? total : selection.ids.length}>
        {matching.isOffered && (
          <Button size="small" look="quiet" onClick={matching.choose}>
            <Trans>Vybrat všech {total} nalezených</Trans>
          </Button>
        )}
        {(Object.keys(kinds) as BulkKind[]).map((kind) => (
          <Button key={kind} size="small" look="secondary" onClick={() => setChanged(kind)}>
            {kinds[kind]}
          </Button>
        ))}
        <Button size="small" look="secondary" disabled={isDeciding} onClick={() => void decide(() => setShown(true))}>
          <Trans>Zobrazit v nabídce</Trans>
        </Button>
        <Button size="small" look="danger" disabled={isDeciding} onClick={() => void decide(() => setShown(false))}>
          <Trans>Skrýt z nabídky</Trans>
        </Button>
      </BulkBar>
      <DataTable
        isList
        hidden={hidden}
        label={t({ message: 'Zboží', context: 'e-shop' })}
        columns={[
          checkColumn(selection, products),
          { title: <Trans context="e-shop">Zboží</Trans> },
          { name: 'code', ...sortable(<Trans>Kód</Trans>, { ascending: 'sku' }) },
          { name: 'category', title: <Trans>Kategorie a značka</Trans> },
          {
            name: 'price',
            ...sortable(<Trans>Cena</Trans>, { ascending: 'cheapest', descending: 'dearest' }),
            isFigure: true,
          },
          { name: 'stock', title: <Trans>Skladem</Trans>, isFigure: true },
          { name: 'state', title: <Trans>Stav</Trans> },
        ]}
      >
        {products.map((product) => (
          <DataRow key={product.id}>
            <Cell isCheck>
              <RowCheck
                label={t`Vybrat ${product.name}`}
                checked={selection.has(product.id)}
                onChange={() => selection.toggle(product.id)}
              />
            </Cell>
            <RowHead>
              <span className="flex items-start gap-3">
                {product.picture === null ? (
                  <span className="h-9 w-7 shrink-0 rounded bg-sunken" />
                ) : (
                  <img
                    src={pictureAddress(product.picture, 160, 'webp')}
                    alt=""
                    width={28}
                    height={36}
                    loading="lazy"
                    className="h-9 w-7 shrink-0 rounded bg-sunken object-contain"
                  />
                )}
                <a href={routePath('admin-product', locale, { id: product.id })} className="font-semibold">
                  {product.name}
                </a>
              </span>
            </RowHead>
            <Cell column="code">
              <span className="whitespace-nowrap">{product.sku}</span>
              <SecondLine text={product.ean} className="whitespace-nowrap tabular-nums" />
            </Cell>
            <Cell column="category">
              <OneLine text={product.category.name} />
              {product.brand && (
                <a href={`${path}${changedQuery(search, { brand: product.brand.id })}`} className="block text-muted">
                  <OneLine text={product.brand.name} />
                </a>
              )}
            </Cell>
            <Cell column="price" isFigure>
              <ChargedPrice money={product.price} className={product.is_on_sale ? 'font-semibold' : ''} />
              {product.is_on_sale && (
                <span className="block text-muted">
                  <Trans>
                    v akci, běžně <ChargedPrice money={product.regular_price} />
                  </Trans>
                </span>
              )}
            </Cell>
            <Cell column="stock" isFigure label={<Trans>Skladem</Trans>}>
              <a
                href={`${routePath('admin-product', locale, { id: product.id })}#stock`}
                aria-label={t`${product.name}: skladem ${product.stock}, upravit`}
                className={classes(
                  'underline decoration-line-strong underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center',
                  product.stock <= lowStock && 'font-semibold text-burgundy-text',
                )}
              >
                {product.stock}
              </a>
            </Cell>
            <Cell column="state">
              <span className="whitespace-nowrap">
                {product.is_shown ? <Trans>v nabídce</Trans> : <Trans>skryté</Trans>}
              </span>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <BulkDialog kind={changed} chosen={chosen} choices={choices} onClose={() => setChanged(undefined)} />
    </>
  );
}
