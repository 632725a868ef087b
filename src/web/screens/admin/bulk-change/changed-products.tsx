import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ChangedProduct, ChangedValue } from '#shared/products/bulk-contract.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead, SecondLine } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

/** Each product before and after, and what an undoing would do with it, or has done. */
export function ChangedProducts({ rows }: { rows: readonly ChangedProduct[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isFigure = rows.every(({ after }) => after.price !== null || after.pieces !== null);
  const outcomes: Record<ChangedProduct['outcome'], string> = {
    restorable: t`lze vrátit`,
    changed_since: t`mezitím změněné, zůstane`,
    undone: t`vrácené`,
    left: t`ponechané, mezitím změněné`,
  };
  return (
    <DataTable
      isList
      label={t`Změněné zboží`}
      columns={[
        { title: <Trans context="e-shop">Zboží</Trans> },
        { title: <Trans>Předtím</Trans>, isFigure },
        { title: <Trans>Potom</Trans>, isFigure },
        { title: <Trans context="undo">Vrácení</Trans> },
      ]}
    >
      {rows.map((row) => (
        <DataRow key={row.id}>
          <RowHead>
            <a href={routePath('admin-product', locale, { id: row.id })} className="font-semibold">
              {row.name}
            </a>
            <SecondLine text={row.sku} />
          </RowHead>
          <Cell isFigure={isFigure} label={<Trans>Předtím</Trans>}>
            <ValueText value={row.before} />
          </Cell>
          <Cell isFigure={isFigure} label={<Trans>Potom</Trans>}>
            <ValueText value={row.after} />
          </Cell>
          <Cell>
            <span className={row.outcome === 'restorable' || row.outcome === 'undone' ? undefined : 'text-muted'}>
              {outcomes[row.outcome]}
            </span>
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

function ValueText({ value: { price, pieces, is_shown: isShown, category } }: { value: ChangedValue }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const money = useShopMoney();
  if (price !== null) return <span className="whitespace-nowrap">{money.text(price)}</span>;
  if (pieces !== null) return <>{wholeNumberText(pieces, locale)}</>;
  if (isShown !== null) return <>{isShown ? t`v nabídce` : t`skryté`}</>;
  return <>{category ?? '–'}</>;
}
