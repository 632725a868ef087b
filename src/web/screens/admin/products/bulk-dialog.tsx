import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useDecided } from '#web/features/decisions/use-decision.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { CategoryChangeForm } from './category-change-form.tsx';
import { PreviewTable } from './preview-table.tsx';
import { PriceChangeForm } from './price-change-form.tsx';
import type { BulkKind, BulkPreview, ChangeForm, ChosenProducts, ProductChoices } from './product-list.ts';
import { SaleChangeForm } from './sale-change-form.tsx';
import { StockChangeForm } from './stock-change-form.tsx';

interface BulkDialogProps {
  /** What is to change; undefined: closed. */
  readonly kind: BulkKind | undefined;
  readonly chosen: ChosenProducts;
  readonly choices: ProductChoices;
  readonly onClose: () => void;
}

/** A change of the selected products: what is to change, then a preview, then the change itself. */
export function BulkDialog({ kind, chosen, choices, onClose }: BulkDialogProps) {
  const { t } = useLingui();
  const titles: Record<BulkKind, string> = {
    price: t`Změnit ceny`,
    sale: t`Přidat do akce`,
    stock: t`Změnit sklad`,
    category: t`Přesunout do kategorie`,
  };
  const isOpen = kind !== undefined && chosen.ids?.length !== 0;
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={titles[kind ?? 'price']}>
      {isOpen && <Steps kind={kind} chosen={chosen} choices={choices} onClose={onClose} />}
    </FormDialog>
  );
}

const forms: Record<BulkKind, ChangeForm> = {
  price: PriceChangeForm,
  sale: SaleChangeForm,
  stock: StockChangeForm,
  category: CategoryChangeForm,
};

function Steps({ kind, chosen, choices, onClose }: BulkDialogProps & { kind: BulkKind }) {
  const [preview, setPreview] = useState<BulkPreview>();
  const { isRunning, run } = useAction();
  const reportDecided = useDecided();
  const Form = forms[kind];
  if (!preview)
    return (
      <Form
        choices={choices}
        load={async (change) => ({
          change,
          ...(await browserApi.bulkProducts.preview({ body: { ...chosen, change } })),
        })}
        onDone={setPreview}
      />
    );
  const { rows, change, version } = preview;
  const count = rows.filter(({ obstacle }) => obstacle === null).length;
  const apply = () =>
    run(async () => {
      const decided = await browserApi.bulkProducts.apply({ body: { ...chosen, change, version } });
      onClose();
      reportDecided(decided);
    });
  return (
    <>
      <PreviewTable kind={kind} rows={rows} currency={choices.currency} />
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => setPreview(undefined)}>
          <Trans>Zpět</Trans>
        </Button>
        <Button disabled={isRunning || count === 0} onClick={() => void apply()}>
          <Trans>Použít ({count})</Trans>
        </Button>
      </p>
    </>
  );
}
