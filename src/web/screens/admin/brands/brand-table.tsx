import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { WaitingBrand } from './brand-list.ts';
import { MergeDialog } from './merge-dialog.tsx';

export function BrandTable({ brands }: { brands: readonly WaitingBrand[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isDeciding, decide } = useDecision();
  const [merged, setMerged] = useState<WaitingBrand>();
  const [rejected, setRejected] = useState<WaitingBrand>();
  const { adminAdverts } = browserApi;
  const decideOne = (id: number, call: Promise<unknown>) => decide(() => call.then(() => ({ decided: [id] })));
  return (
    <>
      <DataTable
        isList
        label={t`Navržené značky`}
        columns={[t`Značka`, t`Navrhl`, t`Inzeráty`, t`Podobné značky`, t`Rozhodnutí`].map((title) => ({ title }))}
      >
        {brands.map((brand) => (
          <DataRow key={brand.id}>
            <RowHead>{brand.name}</RowHead>
            <Cell>
              {brand.suggested_by && (
                <a href={routePath('admin-account', locale, { id: brand.suggested_by.id })}>
                  {brand.suggested_by.username}
                </a>
              )}
              {brand.suggested_at && (
                <span className="block whitespace-nowrap text-muted tabular-nums">
                  {formatDateTime(brand.suggested_at, locale)}
                </span>
              )}
            </Cell>
            <Cell label={<Trans>Inzeráty</Trans>}>{brand.adverts}</Cell>
            <Cell label={brand.similar.length > 0 && <Trans>Podobné značky</Trans>}>
              {brand.similar.map(({ name }) => name).join(', ')}
            </Cell>
            <Cell isDecision>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  disabled={isDeciding}
                  onClick={() =>
                    void decideOne(brand.id, adminAdverts.approveBrand({ params: { id: brand.id }, body: {} }))
                  }
                >
                  <Trans>Schválit</Trans>
                </Button>
                <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setMerged(brand)}>
                  <Trans>Sloučit</Trans>
                </Button>
                <Button size="small" look="danger" disabled={isDeciding} onClick={() => setRejected(brand)}>
                  <Trans>Zamítnout</Trans>
                </Button>
              </div>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <MergeDialog
        brand={merged}
        onClose={() => setMerged(undefined)}
        onMerge={(into) => {
          setMerged(undefined);
          if (merged) void decideOne(merged.id, adminAdverts.mergeBrand({ params: { id: merged.id }, body: { into } }));
        }}
      />
      <Dialog
        isOpen={rejected !== undefined}
        onClose={() => setRejected(undefined)}
        title={t`Zamítnout značku ${rejected?.name ?? ''}`}
      >
        <p>
          <Trans>Inzeráty této značky zůstanou, jen bez značky.</Trans>
        </p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setRejected(undefined)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button
            look="danger"
            onClick={() => {
              setRejected(undefined);
              if (rejected) void decideOne(rejected.id, adminAdverts.rejectBrand({ params: { id: rejected.id } }));
            }}
          >
            <Trans>Zamítnout</Trans>
          </Button>
        </p>
      </Dialog>
    </>
  );
}
