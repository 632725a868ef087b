import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { AdminProduct, AdminSale } from '#shared/products/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { SaleForm } from './sale-form.tsx';

interface SaleDialogProps<Sale> {
  readonly product: AdminProduct;
  /** The dialog is open while there is one. */
  readonly sale: Sale | undefined;
  readonly onClose: () => void;
}

/** Ends a running sale, or deletes a planned one. */
export function EndSaleDialog({ product, sale, onClose }: SaleDialogProps<AdminSale>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning: isBusy, run } = useAction();
  const isRunning = sale?.state === 'running';
  const end = ({ id, state }: AdminSale) =>
    run(async () => {
      onClose();
      await browserApi.adminProducts.endSale({ params: { id: product.id, sale: id } });
      showSnackbar({ text: state === 'running' ? t`Akce je ukončena.` : t`Akce je smazána.`, tone: 'success' });
      reload();
    });
  const periodOf = ({ starts_at: from, ends_at: to }: AdminSale) =>
    `${formatDateTime(from, locale)} – ${formatDateTime(to, locale)}`;
  return (
    <ConfirmDialog
      isOpen={sale !== undefined}
      title={isRunning ? t`Ukončit akci?` : t`Smazat akci?`}
      nameTitle={t`Období`}
      rows={sale ? [{ id: sale.id, name: periodOf(sale), amount: sale.price }] : []}
      action={isRunning ? t`Ano, ukončit` : t`Ano, smazat`}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => sale && void end(sale)}
    >
      {isRunning ? (
        <Trans>Zboží se hned začne prodávat za běžnou cenu. Tento krok nelze vrátit zpět.</Trans>
      ) : (
        <Trans>Naplánovaná akce nezačne. Tento krok nelze vrátit zpět.</Trans>
      )}
    </ConfirmDialog>
  );
}

export function EditSaleDialog({ product, sale, onClose }: SaleDialogProps<AdminSale | 'new'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  return (
    <FormDialog isOpen={sale !== undefined} onClose={onClose} title={sale === 'new' ? t`Nová akce` : t`Upravit akci`}>
      {sale !== undefined && (
        <SaleForm
          product={product}
          sale={sale === 'new' ? undefined : sale}
          onDone={(startsAt) => {
            onClose();
            const start = startsAt && formatDateTime(startsAt, locale);
            const text = start ? t`Uloženo. Zvolený začátek použít nešlo, akce platí od ${start}.` : t`Uloženo.`;
            showSnackbar({ text, tone: 'success' });
            reload();
          }}
        />
      )}
    </FormDialog>
  );
}
