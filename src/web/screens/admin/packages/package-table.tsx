import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPackage } from '#shared/catalog/admin-packages-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

interface PackageTableProps {
  readonly packages: readonly AdminPackage[];
  readonly onEdit: (pack: AdminPackage) => void;
}

export function PackageTable({ packages, onEdit }: PackageTableProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [merged, setMerged] = useState<AdminPackage>();
  const { isDeciding, decide } = useDecision();
  const { adminPackages } = browserApi;
  const decideOne = (id: number, call: Promise<unknown>) => decide(() => call.then(() => ({ decided: [id] })));
  return (
    <>
      <DataTable
        isList
        label={t`Balení`}
        columns={[
          { title: <Trans>Balení</Trans> },
          { title: <Trans>Stav</Trans> },
          { title: <Trans>Nabídek na portálu</Trans>, isFigure: true },
          { title: <Trans>Úkony</Trans> },
        ]}
      >
        {packages.map((pack) => (
          <DataRow key={pack.id}>
            <RowHead>{pack.label}</RowHead>
            <Cell>
              <PackageState pack={pack} />
            </Cell>
            <Cell isFigure label={<Trans>Nabídek na portálu</Trans>}>
              {wholeNumberText(pack.listings, locale)}
            </Cell>
            <Cell isDecision>
              {pack.merging_into === null && (
                <div className="flex flex-wrap gap-2">
                  {!pack.is_used && (
                    <Button
                      size="small"
                      look="secondary"
                      aria-label={t`Upravit ${pack.label}`}
                      onClick={() => onEdit(pack)}
                    >
                      <Trans>Upravit</Trans>
                    </Button>
                  )}
                  <Button
                    size="small"
                    look="secondary"
                    aria-label={t`Sloučit ${pack.label}`}
                    onClick={() => setMerged(pack)}
                  >
                    <Trans>Sloučit</Trans>
                  </Button>
                  {!pack.is_used && (
                    <Button
                      size="small"
                      look="danger"
                      aria-label={t`Smazat ${pack.label}`}
                      disabled={isDeciding}
                      onClick={() => void decideOne(pack.id, adminPackages.delete({ params: { id: pack.id } }))}
                    >
                      <Trans>Smazat</Trans>
                    </Button>
                  )}
                </div>
              )}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <Dialog
        isOpen={merged !== undefined}
        onClose={() => setMerged(undefined)}
        title={t`Sloučit balení ${merged?.label ?? ''}`}
      >
        {merged && (
          <MergeForm
            key={merged.id}
            targets={packages.filter(
              ({ id, unit, merging_into: into }) => id !== merged.id && unit === merged.unit && into === null,
            )}
            onMerge={(into) => {
              setMerged(undefined);
              void decideOne(merged.id, adminPackages.merge({ params: { id: merged.id }, body: { into } }));
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function PackageState({ pack: { merging_into: into, is_used: isUsed } }: { pack: AdminPackage }) {
  if (into !== null)
    return (
      <StateMark tone="waiting">
        <Trans>slučuje se do {into}</Trans>
      </StateMark>
    );
  return (
    <StateMark tone={isUsed ? 'good' : 'neutral'}>
      {isUsed ? <Trans>používá se</Trans> : <Trans>nepoužívá se</Trans>}
    </StateMark>
  );
}

function MergeForm({ targets, onMerge }: { targets: readonly AdminPackage[]; onMerge: (into: number) => void }) {
  const { t } = useLingui();
  const [into, setInto] = useState('');
  return (
    <>
      <SelectField
        label={t`Do kterého balení`}
        help={t`Inzeráty, zboží a hlídací psi přejdou pod vybrané balení. Nelze to vzít zpět.`}
        value={into}
        onChange={({ target }) => setInto(target.value)}
      >
        <option value="">{t`– vyberte –`}</option>
        {targets.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className="mt-4">
        <Button look="danger" disabled={into === ''} onClick={() => onMerge(Number(into))}>
          <Trans>Sloučit</Trans>
        </Button>
      </p>
    </>
  );
}
