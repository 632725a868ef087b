import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { mostLevels } from '#shared/catalog/category-limits.ts';
import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { childrenOf, isWithin, mayHold, mayMerge, type Place } from './tree-moves.ts';
import type { TreeChanges } from './use-tree-changes.ts';

interface CategoryActionsProps {
  /** Closed while there is none. */
  readonly row: AdminCategoryRow | undefined;
  readonly rows: readonly AdminCategoryRow[];
  readonly changes: TreeChanges;
  readonly onMove: (row: AdminCategoryRow, place: Place) => Promise<void>;
  readonly onClose: () => void;
}

/** What is rarer than a step in the tree: moving far, adding a subcategory, merging, deleting. */
export function CategoryActions({ row, onClose, ...rest }: CategoryActionsProps) {
  return (
    <Dialog isOpen={row !== undefined} onClose={onClose} title={row?.name ?? ''}>
      {row && <Actions key={row.id} row={row} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Actions({ row, rows, changes, onMove, onClose }: CategoryActionsProps & { row: AdminCategoryRow }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [parent, setParent] = useState(String(row.parent_id ?? ''));
  const [into, setInto] = useState('');
  const others = rows.filter((each) => each.merging_into === null && !isWithin(rows, each, row.id));
  const parents = others.filter((each) => mayHold(each) && each.level < mostLevels);
  const isEmpty = !row.has_listings && childrenOf(rows, row.id).length === 0;
  const target = rows.find(({ id }) => String(id) === into)?.name ?? '';
  const run = (work: () => Promise<unknown>) => {
    onClose();
    void work();
  };
  return (
    <div className="flex flex-col gap-5">
      {mayHold(row) && row.level < mostLevels && (
        <p>
          <LinkButton look="secondary" href={`${routePath('admin-category-add', locale)}?parent=${row.id}`}>
            <Trans>Přidat podkategorii</Trans>
          </LinkButton>
        </p>
      )}
      <div className="flex flex-col gap-2">
        <SelectField
          label={t`Přesunout do kategorie`}
          value={parent}
          onChange={({ target: { value } }) => setParent(value)}
        >
          <option value="">{t`– první úroveň –`}</option>
          {parents.map((each) => (
            <option key={each.id} value={each.id}>
              {pathName(rows, each)}
            </option>
          ))}
        </SelectField>
        <p>
          <Button
            look="secondary"
            disabled={parent === String(row.parent_id ?? '')}
            onClick={() =>
              run(() => onMove(row, { parent_id: parent === '' ? null : Number(parent), before_id: null }))
            }
          >
            <Trans>Přesunout</Trans>
          </Button>
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <SelectField
          label={t`Sloučit do kategorie`}
          help={t`Všechno, co v kategorii je, přejde do vybrané. Kategorie zanikne a její adresa povede na vybranou. Nelze to vzít zpět.`}
          value={into}
          onChange={({ target: { value } }) => setInto(value)}
        >
          <option value="">{t`– vyberte –`}</option>
          {others
            .filter((each) => each.age_rule === row.age_rule && mayMerge(rows, row, each))
            .map((each) => (
              <option key={each.id} value={each.id}>
                {pathName(rows, each)}
              </option>
            ))}
        </SelectField>
        <p>
          <Button look="danger" disabled={into === ''} onClick={() => run(() => changes.merge(row.id, Number(into)))}>
            {into === '' ? <Trans>Sloučit</Trans> : <Trans>Sloučit do {target}</Trans>}
          </Button>
        </p>
      </div>
      {isEmpty && (
        <p className="flex flex-wrap items-center gap-3">
          <Button look="danger" onClick={() => run(() => changes.remove(row.id))}>
            <Trans>Smazat kategorii</Trans>
          </Button>
          <span className="text-sm text-muted">
            <Trans>Je prázdná.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}

/** `Alkohol › Rum › Kuba`: names repeat in the tree. */
function pathName(rows: readonly AdminCategoryRow[], row: AdminCategoryRow): string {
  const parent = rows.find(({ id }) => id === row.parent_id);
  return parent ? `${pathName(rows, parent)} › ${row.name}` : row.name;
}
