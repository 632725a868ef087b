import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBrand } from '#shared/catalog/admin-brands-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BrandField, type ChosenBrand } from '#web/features/brand-field/brand-field.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { useSelection } from '#web/ui/use-selection.ts';

interface BrandTableProps {
  readonly brands: readonly AdminBrand[];
  readonly onRename: (brand: AdminBrand) => void;
}

/** The brands of the list; selected ones are merged into another one. */
export function BrandTable({ brands, onRename }: BrandTableProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const free = brands.filter(({ merging_into: into }) => into === null);
  const selection = useSelection(free.map(({ id }) => id));
  const [isMerging, setIsMerging] = useState(false);
  return (
    <>
      <BulkBar selection={selection}>
        <Button size="small" look="danger" onClick={() => setIsMerging(true)}>
          <Trans>Sloučit do jiné</Trans>
        </Button>
      </BulkBar>
      <DataTable
        isList
        label={t`Značky v katalogu`}
        columns={[
          checkColumn(selection, free),
          { title: <Trans>Značka</Trans> },
          { title: <Trans>Stav</Trans> },
          { title: <Trans>Nabídek na portálu</Trans>, isFigure: true },
          { title: <Trans>Úkony</Trans> },
        ]}
      >
        {brands.map((brand) => (
          <DataRow key={brand.id}>
            <Cell isCheck>
              {brand.merging_into === null && (
                <RowCheck
                  label={t`Vybrat ${brand.name}`}
                  checked={selection.has(brand.id)}
                  onChange={() => selection.toggle(brand.id)}
                />
              )}
            </Cell>
            <RowHead>{brand.name}</RowHead>
            <Cell>
              <BrandState brand={brand} />
            </Cell>
            <Cell isFigure label={<Trans>Nabídek na portálu</Trans>}>
              {wholeNumberText(brand.listings, locale)}
            </Cell>
            <Cell isDecision>
              <Button
                size="small"
                look="secondary"
                aria-label={t`Přejmenovat ${brand.name}`}
                disabled={brand.merging_into !== null}
                onClick={() => onRename(brand)}
              >
                <Trans>Přejmenovat</Trans>
              </Button>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <MergeDialog
        brands={isMerging ? brands.filter(({ id }) => selection.has(id)) : []}
        onClose={() => setIsMerging(false)}
      />
    </>
  );
}

function BrandState({ brand: { is_approved: isApproved, merging_into: into } }: { brand: AdminBrand }) {
  if (into !== null)
    return (
      <StateMark tone="waiting">
        <Trans>slučuje se do {into}</Trans>
      </StateMark>
    );
  return isApproved ? (
    <StateMark tone="good">
      <Trans>v katalogu</Trans>
    </StateMark>
  ) : (
    <StateMark tone="waiting">
      <Trans>navržená</Trans>
    </StateMark>
  );
}

/** Asks for the brand that takes over everything. */
function MergeDialog({ brands, onClose }: { brands: readonly AdminBrand[]; onClose: () => void }) {
  const { t } = useLingui();
  const { isDeciding, decide } = useDecision();
  const [into, setInto] = useState<ChosenBrand>(null);
  const ids = brands.map(({ id }) => id);
  const target = into?.id ?? null;
  const names = brands.map(({ name }) => name).join(', ');
  const close = () => {
    setInto(null);
    onClose();
  };
  return (
    <Dialog isOpen={brands.length > 0} onClose={close} title={t`Sloučit značky`}>
      <p className="mb-3 font-semibold">{names}</p>
      <BrandField label={t`Sloučit do značky`} isRequired brand={into} onChange={setInto} errors={[]} />
      <p className="mt-3">
        <Trans>
          Inzeráty, zboží a hlídací psi přejdou pod vybranou značku, sloučené značky zaniknou. Nelze to vzít zpět.
        </Trans>
      </p>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button
          look="danger"
          disabled={isDeciding || target === null || ids.includes(target)}
          onClick={() => {
            if (target === null) return;
            close();
            void decide(() => browserApi.adminBrands.merge({ body: { ids, into: target } }));
          }}
        >
          <Trans>Sloučit</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
