import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { AdminProduct, AdminSale } from '#shared/products/admin-contract.ts';
import type { SaleState } from '#shared/products/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/admin/use-action.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { SaleForm } from './sale-form.tsx';

/** Sales of a product, the latest first; of those that overlap the cheapest counts. */
export function SaleList({ product }: { product: AdminProduct }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [edited, setEdited] = useState<AdminSale | 'new'>();
  const states: Record<SaleState, string> = { planned: t`naplánovaná`, running: t`probíhá`, over: t`skončila` };
  const end = (sale: AdminSale) =>
    run(async () => {
      await browserApi.adminProducts.endSale({ params: { id: product.id, sale: sale.id } });
      const text = sale.state === 'running' ? t`Akce je ukončená.` : t`Akce je smazaná.`;
      showSnackbar({ text, tone: 'success' });
      reload();
    });
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
            { title: <Trans>Od kdy do kdy</Trans> },
            { title: <Trans>Stav</Trans> },
            { title: <Trans>Co s ní</Trans> },
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
                    <Button size="small" look="quiet" disabled={isRunning} onClick={() => void end(sale)}>
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
      <Dialog
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? t`Nová akce` : t`Upravit akci`}
      >
        <SaleForm
          product={product}
          sale={edited === 'new' ? undefined : edited}
          onDone={() => {
            setEdited(undefined);
            showSnackbar({ text: t`Uloženo.`, tone: 'success' });
            reload();
          }}
        />
      </Dialog>
    </>
  );
}
