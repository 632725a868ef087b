import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { AdminProduct, AdminSale } from '#shared/products/admin-contract.ts';
import type { SaleState } from '#shared/products/limits.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDialogs = lazyPart(() => import('./sale-dialogs.tsx'));

/** Sales of a product, the latest first. */
export function SaleList({ product }: { product: AdminProduct }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [edited, setEdited] = useState<AdminSale | 'new'>();
  const [ended, setEnded] = useState<AdminSale>();
  const dialogs = useChunk(loadDialogs, edited !== undefined || ended !== undefined, () => {
    setEdited(undefined);
    setEnded(undefined);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  const states: Record<SaleState, string> = { planned: t`naplánovaná`, running: t`probíhá`, over: t`skončila` };
  if (!product.category.may_be_discounted) {
    return (
      <p className="text-muted">
        <Trans>Zboží této kategorie se zlevňovat nesmí.</Trans>
      </p>
    );
  }
  return (
    <>
      {product.sales.length === 0 ? (
        <p className="text-muted">
          <Trans>Zboží zatím v akci nebylo.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Ceny v akci`}
          columns={[
            { title: <Trans>Cena</Trans> },
            { title: <Trans>Období</Trans> },
            { title: <Trans>Stav</Trans> },
            { title: <Trans>Úkol</Trans> },
          ]}
        >
          {product.sales.map((sale) => (
            <DataRow key={sale.id}>
              <RowHead>
                <ChargedPrice money={sale.price} />
              </RowHead>
              <Cell>
                <span className="whitespace-nowrap">{formatDateTime(sale.starts_at, locale)} –</span>{' '}
                <span className="whitespace-nowrap">{formatDateTime(sale.ends_at, locale)}</span>
              </Cell>
              <Cell>{states[sale.state]}</Cell>
              <Cell>
                {sale.state !== 'over' && (
                  <span className="flex gap-1">
                    <Button size="small" look="secondary" onClick={() => setEdited(sale)}>
                      <Trans>Upravit</Trans>
                    </Button>
                    <Button size="small" look="quiet" onClick={() => setEnded(sale)}>
                      {sale.state === 'running' ? <Trans>Ukončit</Trans> : <Trans>Smazat</Trans>}
                    </Button>
                  </span>
                )}
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <p className="mt-3">
        <Button look="secondary" onClick={() => setEdited('new')}>
          <Trans>Přidat akci</Trans>
        </Button>
      </p>
      {dialogs && (
        <>
          <dialogs.EndSaleDialog product={product} sale={ended} onClose={() => setEnded(undefined)} />
          <dialogs.EditSaleDialog product={product} sale={edited} onClose={() => setEdited(undefined)} />
        </>
      )}
    </>
  );
}
