import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminProduct } from '#shared/products/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { piecesForSale } from './pieces-for-sale.ts';

/** Bottles come in boxes of six and twelve. */
const deliveredPieces = [6, 12] as const;

/**
 * Pieces at every branch and in the warehouse. Never overwrites what orders have changed in the meantime unseen: the
 * typed number stays, with the change beside it, and is saved the next time.
 */
export function StockForm({ product }: { product: AdminProduct }) {
  const { id, stock } = product;
  const { t } = useLingui();
  const { reload } = useNavigation();
  const figures = useFigures();
  /** By branch: the stored number at the time of the first typing. */
  const [typedOver, setTypedOver] = useState<Readonly<Record<number, number>>>({});
  const form = useGuardedForm({
    send: async (values) => {
      const changes = stock.flatMap(({ branch_id, quantity: before }) => {
        const quantity = figures.required(String(values.get(`branch_${branch_id}`) ?? ''));
        return quantity === before ? [] : [{ branch_id, before, quantity }];
      });
      if (changes.length === 0) return false;
      try {
        await browserApi.adminProducts.setStock({
          params: { id },
          body: { changes, reason: String(values.get('reason') ?? '') },
        });
      } catch (error) {
        // Shows the current quantities next to the error.
        if (error instanceof ApiError && error.status === 409) reload();
        throw withPlaces(error, changes);
      }
      return true;
    },
    onDone: (isChanged) => {
      showSnackbar(
        isChanged ? { text: t`Uloženo.`, tone: 'success' } : { text: t`Žádný počet jste nezměnili.`, tone: 'info' },
      );
      setTypedOver({});
      if (isChanged) reload();
    },
  });
  const total = piecesForSale(product);
  /** Adds a delivery to the readable number in the field, otherwise to the stored one. A typed reason stays. */
  const receive = (branchId: number, stored: number, pieces: number) => {
    const { elements } = form.props.ref.current!;
    const write = (name: string, text: (typed: string) => string) => {
      const field = elements.namedItem(name) as HTMLInputElement;
      field.value = text(field.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    write(`branch_${branchId}`, (typed) => {
      const before = figures.required(typed);
      return String((before >= 0 ? before : stored) + pieces);
    });
    write('reason', (typed) => typed || t`příjem`);
  };
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <DataTable
        label={t`Počty podle míst`}
        columns={[
          { title: <Trans>Místo</Trans> },
          { title: <Trans>V objednávkách</Trans>, isFigure: true },
          { title: <Trans>K prodeji</Trans> },
        ]}
      >
        {stock.map(({ branch_id, name, kind, is_active, quantity, held }) => {
          const first = typedOver[branch_id];
          return (
            <DataRow key={branch_id}>
              <RowHead>
                {name}
                <span className="block font-normal text-muted">
                  {kind === 'warehouse' && <Trans>sklad</Trans>}
                  {!is_active && <Trans>nepoužívá se</Trans>}
                </span>
              </RowHead>
              <Cell isFigure>{held}</Cell>
              <Cell>
                <span className="flex flex-col gap-1 tablet:flex-row tablet:items-center tablet:gap-2">
                  <TextField
                    // A number changed by an order is shown, unless another one has been typed.
                    key={first ?? quantity}
                    onInput={() => setTypedOver({ [branch_id]: quantity, ...typedOver })}
                    name={`branch_${branch_id}`}
                    label={t`K prodeji: ${name}`}
                    isLabelHidden
                    defaultValue={quantity}
                    errors={form.errorsOf(`branch_${branch_id}`)}
                    help={
                      first === undefined || first === quantity
                        ? undefined
                        : t`Mezitím se počet změnil z ${first} na ${quantity}. Uložením ho přepíšete svým.`
                    }
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={7}
                    required
                    className="w-24 tabular-nums"
                  />
                  {is_active && (
                    <span className="flex gap-1">
                      {deliveredPieces.map((pieces) => (
                        <Button
                          key={pieces}
                          look="secondary"
                          size="small"
                          aria-label={t`${name}: přidat ${pieces} ks`}
                          onClick={() => receive(branch_id, quantity, pieces)}
                          className="px-2"
                        >
                          +{pieces}
                        </Button>
                      ))}
                    </span>
                  )}
                </span>
              </Cell>
            </DataRow>
          );
        })}
      </DataTable>
      <p className="text-muted tabular-nums">
        <Trans>K prodeji dohromady: {total}</Trans>
      </p>
      <TextField
        name="reason"
        label={t`Důvod změny`}
        help={t`Zapíše se do záznamu změn: příjem, inventura, rozbitá lahev.`}
        errors={form.errorsOf('reason')}
        maxLength={500}
        autoComplete="off"
        required
      />
      <p>
        <Button type="submit" look="secondary" disabled={form.isSending}>
          <Trans>Uložit sklad</Trans>
        </Button>
      </p>
    </form>
  );
}

/** Maps errors from the index of a change to its field, which is named after the branch. */
function withPlaces(error: unknown, changes: readonly { readonly branch_id: number }[]): unknown {
  if (!(error instanceof ApiError) || !error.answer.errors) return error;
  const errors = Object.entries(error.answer.errors).map(([field, texts]) => {
    const change = changes[Number(/^changes\.(\d+)\.quantity$/.exec(field)?.[1] ?? Number.NaN)];
    return [change ? `branch_${change.branch_id}` : field, texts];
  });
  return new ApiError(error.status, { ...error.answer, errors: Object.fromEntries(errors) });
}
