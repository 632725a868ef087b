import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkObstacle, BulkRow } from '#shared/products/bulk-contract.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import type { BulkKind } from './product-list.ts';

interface PreviewTableProps {
  readonly kind: BulkKind;
  readonly rows: readonly BulkRow[];
  readonly currency: string;
}

/** What a change does to each product, and why it leaves some out. */
export function PreviewTable({ kind, rows, currency }: PreviewTableProps) {
  const { t } = useLingui();
  const obstacles: Record<BulkObstacle, string> = {
    not_above_sale: t`vynechá se: akční cena by nebyla nižší`,
    weight_missing: t`vynechá se: chybí hmotnost`,
    price_out_of_range: t`vynechá se: taková cena není možná`,
    stock_out_of_range: t`vynechá se: tolik kusů nemůže být skladem`,
    not_cheaper: t`vynechá se: akční cena by nebyla nižší než běžná`,
    never_discounted: t`vynechá se: zboží této kategorie se zlevňovat nesmí`,
    sale_overlaps: t`vynechá se: v té době už je v jiné akci`,
    package_unfit: t`vynechá se: balení se k této kategorii nehodí`,
  };
  const titles: Record<BulkKind, readonly [ReactNode, ReactNode]> = {
    price: [<Trans key="before">Běžná cena</Trans>, <Trans key="after">Nová cena</Trans>],
    sale: [<Trans key="before">Běžná cena</Trans>, <Trans key="after">Cena v akci</Trans>],
    stock: [<Trans key="before">Skladem</Trans>, <Trans key="after">Nově skladem</Trans>],
    category: [<Trans key="before">Kategorie</Trans>, <Trans key="after">Nová kategorie</Trans>],
  };
  const [before, after] = titles[kind];
  const isFigure = kind !== 'category';
  return (
    <DataTable
      label={t`Náhled změny`}
      columns={[
        { title: <Trans context="e-shop">Zboží</Trans> },
        { title: before, isFigure },
        { title: after, isFigure },
      ]}
    >
      {rows.map((row) => (
        <DataRow key={row.id}>
          <RowHead>
            {row.name}
            {row.obstacle && <span className="block font-normal text-burgundy-text">{obstacles[row.obstacle]}</span>}
          </RowHead>
          <Cell isFigure={isFigure}>
            <Shown kind={kind} state={row.before} isBefore currency={currency} />
          </Cell>
          <Cell isFigure={isFigure}>
            <Shown kind={kind} state={row.after} currency={currency} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

interface ShownProps {
  readonly kind: BulkKind;
  readonly state: BulkRow['after'];
  readonly isBefore?: boolean;
  readonly currency: string;
}

function Shown({ kind, state, isBefore = false, currency }: ShownProps) {
  const price = kind === 'sale' && !isBefore ? state.sale_price : state.regular_price;
  if (kind === 'stock') return <>{state.stock}</>;
  if (kind === 'category') return <>{state.category}</>;
  return price === null ? <>–</> : <ChargedPrice money={{ amount: price, currency }} />;
}
