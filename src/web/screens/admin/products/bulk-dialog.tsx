import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkObstacle, BulkRow } from '#shared/products/bulk-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useDecided } from '#web/features/decisions/use-decision.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BulkChange } from './product-list.ts';
import { PriceChangeForm } from './price-change-form.tsx';

interface BulkDialogProps {
  /** Of the selected products; closed while there are none. */
  readonly ids: readonly number[];
  readonly currency: string;
  readonly onClose: () => void;
}

/** New prices of the selected products: what is to change, then a preview, then the change itself. */
export function BulkDialog({ ids, currency, onClose }: BulkDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={ids.length > 0} onClose={onClose} title={t`Změnit ceny`}>
      {ids.length > 0 && <Steps ids={ids} currency={currency} onClose={onClose} />}
    </Dialog>
  );
}

interface Preview {
  readonly change: BulkChange;
  readonly rows: readonly BulkRow[];
  readonly version: string;
}

function Steps({ ids, currency, onClose }: BulkDialogProps) {
  const [preview, setPreview] = useState<Preview>();
  const { isRunning, run } = useAction();
  const reportDecided = useDecided();
  if (!preview)
    return (
      <PriceChangeForm
        currency={currency}
        load={async (change) => ({
          change,
          ...(await browserApi.bulkProducts.preview({ body: { ids: [...ids], change } })),
        })}
        onDone={setPreview}
      />
    );
  const { rows, change, version } = preview;
  const count = rows.filter(({ obstacle }) => obstacle === null).length;
  const apply = () =>
    run(async () => {
      const decided = await browserApi.bulkProducts.apply({ body: { ids: [...ids], change, version } });
      onClose();
      reportDecided(decided);
    });
  return (
    <>
      <PreviewTable rows={rows} currency={currency} />
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

function PreviewTable({ rows, currency }: { rows: readonly BulkRow[]; currency: string }) {
  const { t } = useLingui();
  const obstacles: Record<BulkObstacle, string> = {
    not_above_sale: t`vynechá se: akční cena by nebyla nižší`,
    weight_missing: t`vynechá se: chybí hmotnost`,
    price_out_of_range: t`vynechá se: taková cena není možná`,
  };
  return (
    <DataTable
      label={t`Náhled změny`}
      columns={[
        { title: <Trans context="e-shop">Zboží</Trans> },
        { title: <Trans>Běžná cena</Trans>, isFigure: true },
        { title: <Trans>Nová cena</Trans>, isFigure: true },
      ]}
    >
      {rows.map(({ id, name, before, after, obstacle }) => (
        <DataRow key={id}>
          <RowHead>
            {name}
            {obstacle && <span className="block font-normal text-burgundy-text">{obstacles[obstacle]}</span>}
          </RowHead>
          <Cell isFigure>
            <ChargedPrice money={{ amount: before.regular_price, currency }} />
          </Cell>
          <Cell isFigure>
            <ChargedPrice money={{ amount: after.regular_price, currency }} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
