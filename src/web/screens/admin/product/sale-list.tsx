import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { AdminProduct, AdminSale } from '#shared/products/admin-contract.ts';
import type { SaleState } from '#shared/products/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadForm = lazyPart(() => import('./sale-form.tsx'));

/** Sales of a product, the latest first. */
export function SaleList({ product }: { product: AdminProduct }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [edited, setEdited] = useState<AdminSale | 'new'>();
  const [ended, setEnded] = useState<AdminSale>();
  const form = useChunk(loadForm, edited !== undefined, () => {
    setEdited(undefined);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  const isRunningSale = ended?.state === 'running';
  const states: Record<SaleState, string> = { planned: t`naplánovaná`, running: t`probíhá`, over: t`skončila` };
  const periodOf = ({ starts_at, ends_at }: AdminSale) =>
    `${formatDateTime(starts_at, locale)} – ${formatDateTime(ends_at, locale)}`;
  const end = (sale: AdminSale) =>
    run(async () => {
      setEnded(undefined);
      await browserApi.adminProducts.endSale({ params: { id: product.id, sale: sale.id } });
      const text = sale.state === 'running' ? t`Akce je ukončena.` : t`Akce je smazána.`;
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
                    <Button size="small" look="quiet" disabled={isRunning} onClick={() => setEnded(sale)}>
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
      <ConfirmDialog
        isOpen={ended !== undefined}
        title={isRunningSale ? t`Ukončit akci?` : t`Smazat akci?`}
        nameTitle={t`Období`}
        rows={ended ? [{ id: ended.id, name: periodOf(ended), amount: ended.price }] : []}
        action={isRunningSale ? t`Ano, ukončit` : t`Ano, smazat`}
        isBusy={isRunning}
        onClose={() => setEnded(undefined)}
        onConfirm={() => ended && void end(ended)}
      >
        {isRunningSale ? (
          <Trans>Zboží se hned začne prodávat za běžnou cenu. Tento krok nelze vrátit zpět.</Trans>
        ) : (
          <Trans>Naplánovaná akce nezačne. Tento krok nelze vrátit zpět.</Trans>
        )}
      </ConfirmDialog>
      <FormDialog
        isOpen={edited !== undefined && form !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? t`Nová akce` : t`Upravit akci`}
      >
        {form && (
          <form.SaleForm
            product={product}
            sale={edited === 'new' ? undefined : edited}
            onDone={(startsAt) => {
              setEdited(undefined);
              const start = startsAt && formatDateTime(startsAt, locale);
              const text = start ? t`Uloženo. Zvolený začátek použít nešlo, akce platí od ${start}.` : t`Uloženo.`;
              showSnackbar({ text, tone: 'success' });
              reload();
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
