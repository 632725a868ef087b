import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPickupPoint } from '#shared/delivery/admin-pickup-points-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';

/** Pickup points; several can be offered or switched off at once. */
export function PointTable({ points }: { points: readonly AdminPickupPoint[] }) {
  const { t } = useLingui();
  const selection = useSelection(points.map(({ id }) => id));
  const { isDeciding, decide } = useDecision();
  const kindTexts = { shop: t`obchod`, post: t`pošta`, locker: t`box` };
  const setActive = (is_active: boolean) =>
    void decide(() => browserApi.adminPickupPoints.activity({ body: { ids: [...selection.ids], is_active } }));
  return (
    <>
      <BulkBar selection={selection}>
        <Button size="small" disabled={isDeciding} onClick={() => setActive(true)}>
          <Trans>Nabízet</Trans>
        </Button>
        <Button size="small" look="danger" disabled={isDeciding} onClick={() => setActive(false)}>
          <Trans>Vypnout</Trans>
        </Button>
      </BulkBar>
      <DataTable
        isList
        label={t`Výdejní místa`}
        columns={[
          checkColumn(selection, points),
          { title: <Trans>Název</Trans> },
          { title: <Trans>Adresa</Trans> },
          { title: <Trans>Doprava</Trans> },
          { title: <Trans>Druh</Trans> },
          { title: <Trans>Stav</Trans> },
        ]}
      >
        {points.map((point) => (
          <DataRow key={point.id}>
            <Cell isCheck>
              <RowCheck
                label={t`Vybrat ${point.name}`}
                checked={selection.has(point.id)}
                onChange={() => selection.toggle(point.id)}
              />
            </Cell>
            <RowHead>
              {point.name}
              <span className="block font-normal text-muted">{point.code}</span>
            </RowHead>
            <Cell>
              {point.street}, {point.postcode} {point.city}
            </Cell>
            <Cell>{point.carrier}</Cell>
            <Cell>{kindTexts[point.kind]}</Cell>
            <Cell>{point.is_active ? t`nabízí se` : t`vypnuto`}</Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
