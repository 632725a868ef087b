import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { FoundGoods } from '#shared/orders/clerk-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { OutdatedNote } from '#web/features/edited-version/outdated-note.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { EditedLines, type EditedLine } from '#web/features/order-goods/edited-lines.tsx';
import { GoodsSearch } from '#web/features/order-goods/goods-search.tsx';
import { PricedSums } from '#web/features/order-goods/priced-sums.tsx';
import { usePriced } from '#web/features/order-goods/use-priced.ts';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useReportChange } from '../order-changes.tsx';
import { changeObstacleTexts } from '../obstacle-texts.ts';

interface Row {
  readonly field: string;
  /** Undefined: added. */
  readonly lineId: number | undefined;
  readonly listingId: number | null;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly isRemoved: boolean;
}

/** Changes the lines of an order that is not paid; the new sums come from the server. */
export function LinesForm({ data, onDone }: { data: AdminOrder; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const reportChange = useReportChange();
  const { order, account } = data;
  const { id } = order;
  const [rows, setRows] = useState<readonly Row[]>(() => order.lines.map(toRow));
  const wanted = wantedOf(rows);
  const { priced, isAsking, failure } = usePriced(JSON.stringify(wanted), (signal) =>
    browserApi.clerkOrders.previewLines({ params: { id }, query: { lang: locale }, body: wanted }, { signal }),
  );
  // The same object in each render: a new one would count as a reloaded record.
  const [known] = useState({ version: data.lines_version });
  const edited = useEditedVersion(known);
  const form = useGuardedForm(
    {
      send: () =>
        edited.watch(
          browserApi.clerkOrders.changeLines({
            params: { id },
            body: { ...wanted, version: edited.version, expected_total: priced?.total.amount ?? 0 },
          }),
        ),
      onDone: () => {
        onDone();
        reportChange(t`Položky objednávky jsou upravené. Zákazník dostane e-mail.`);
      },
    },
    rows,
  );
  const change = (field: string, to: (row: Row) => Row) =>
    setRows(rows.map((row) => (row.field === field ? to(row) : row)));
  const add = (goods: FoundGoods) => {
    const known = rows.find(({ listingId }) => listingId === goods.listing_id);
    if (known)
      change(known.field, (row) => ({ ...row, isRemoved: false, quantity: row.isRemoved ? 1 : row.quantity + 1 }));
    else setRows([...rows, addedRow(goods)]);
  };
  const remove = (field: string) => {
    const isAdded = rows.some((row) => row.field === field && row.lineId === undefined);
    if (isAdded) setRows(rows.filter((row) => row.field !== field));
    else change(field, (row) => ({ ...row, isRemoved: !row.isRemoved, quantity: Math.max(1, row.quantity) }));
  };
  const lines = rows.map((row): EditedLine => ({
    ...row,
    priced: priced?.lines.find((line) =>
      row.lineId === undefined ? line.listing_id === row.listingId : line.line_id === row.lineId,
    ),
    errors: form.errorsOf(row.field),
  }));
  const isSame = JSON.stringify(rows) === JSON.stringify(order.lines.map(toRow));
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {edited.current && <OutdatedNote />}
      <EditedLines
        label={t`Položky objednávky`}
        lines={lines}
        onQuantity={(field, quantity) => change(field, (row) => ({ ...row, quantity }))}
        onRemove={remove}
      />
      <GoodsSearch account={account?.id ?? null} onChoose={add} />
      {priced?.obstacle && (
        <p role="status" data-field="lines" className="font-semibold text-burgundy-text">
          {i18n._(changeObstacleTexts[priced.obstacle])}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className="font-semibold text-burgundy-text">
          {failureText(failure)}
        </p>
      )}
      {priced && <PricedSums sums={priced} before={priced.total_before} />}
      <p className="text-sm text-muted">
        <Trans>
          Objednané zboží má dál svou cenu, přidané má dnešní. Zákazník dostane e-mail s novou částkou; rozpracovaná
          platba kartou se zruší a zaplatí znovu ze stránky objednávky.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" disabled={form.isSending || isAsking || isSame || !priced || priced.obstacle !== null}>
          <Trans>Uložit položky</Trans>
        </Button>
        <CancelButton />
      </p>
    </form>
  );
}

function toRow(line: AdminOrder['order']['lines'][number]): Row {
  const { id, listing_id: listingId, name, sku, quantity } = line;
  return { field: `line-${id}`, lineId: id, listingId, name, sku, quantity, isRemoved: false };
}

function addedRow({ listing_id: listingId, name, sku }: FoundGoods): Row {
  return { field: `added-${listingId}`, lineId: undefined, listingId, name, sku, quantity: 1, isRemoved: false };
}

function wantedOf(rows: readonly Row[]) {
  return {
    lines: rows.flatMap(({ lineId, quantity, isRemoved }) =>
      lineId !== undefined && (isRemoved || quantity > 0)
        ? [{ line_id: lineId, quantity: isRemoved ? 0 : quantity }]
        : [],
    ),
    added: rows.flatMap(({ lineId, listingId, quantity }) =>
      lineId === undefined && listingId !== null && quantity > 0 ? [{ listing_id: listingId, quantity }] : [],
    ),
  };
}
