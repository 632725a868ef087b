import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPickupPoint } from '#shared/delivery/admin-pickup-points-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';

/** Pickup points; several can be offered or switched off at once. */
export function PointTable({ points }: { points: readonly AdminPickupPoint[] }) {
  const { t } = useLingui();
  const { ids, has, toggle, toggleAll } = useSelection(points.map(({ id }) => id));
  const { isDeciding, decide } = useDecision();
  const kindTexts = { shop: t`obchod`, post: t`pošta`, locker: t`box` };
  const setActive = (is_active: boolean) =>
    void decide(() => browserApi.adminPickupPoints.activity({ body: { ids: [...ids], is_active } }));
  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-2" role="group" aria-label={t`S vybranými`}>
        <span className="text-sm text-muted tabular-nums">
          <Trans>Vybráno: {ids.length}</Trans>
        </span>
        {ids.length > 0 && (
          <>
            <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setActive(true)}>
              <Trans>Nabízet</Trans>
            </Button>
            <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setActive(false)}>
              <Trans>Vypnout</Trans>
            </Button>
          </>
        )}
      </div>
      <DataTable
        label={t`Výdejní místa`}
        columns={[
          {
            title: (
              <input
                type="checkbox"
                aria-label={t`Vybrat všechny`}
                checked={ids.length === points.length}
                onChange={toggleAll}
                className="size-5 accent-link"
              />
            ),
          },
          { title: <Trans>Název</Trans> },
          { title: <Trans>Adresa</Trans> },
          { title: <Trans>Doprava</Trans> },
          { title: <Trans>Druh</Trans> },
          { title: <Trans>Stav</Trans> },
        ]}
      >
        {points.map((point) => (
          <DataRow key={point.id}>
            <Cell>
              <input
                type="checkbox"
                aria-label={t`Vybrat ${point.name}`}
                checked={has(point.id)}
                onChange={() => toggle(point.id)}
                className="size-5 accent-link"
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
