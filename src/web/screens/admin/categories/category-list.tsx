import { useLayoutEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { CategoryActions } from './category-actions.tsx';
import { CategoryRow } from './category-row.tsx';
import { childrenOf, placeAfterStep, placeOf, type Place, type Step } from './tree-moves.ts';
import { useTreeChanges } from './use-tree-changes.ts';
import { useTreeDrag } from './use-tree-drag.ts';

/** The tree as a list of rows: each opened category is followed by its subcategories. */
export function CategoryList({ rows }: { rows: readonly AdminCategoryRow[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [acted, setActed] = useState<AdminCategoryRow>();
  const [message, setMessage] = useState('');
  const [undo, setUndo] = useState<{ readonly row: AdminCategoryRow; readonly place: Place }>();
  /** React drops the focus when it moves an element in the DOM. */
  const focused = useRef<{ readonly id: number; readonly control: string }>(undefined);
  const changes = useTreeChanges();
  const shown = visibleRows(rows, opened);
  const branches = rows.filter((row) => childrenOf(rows, row.id).length > 0).map(({ id }) => id);

  const move = async (row: AdminCategoryRow, place: Place) => {
    const back = placeOf(rows, row);
    if (!(await changes.move(row.id, place))) return;
    setUndo({ row, place: back });
    const { name } = row;
    const parent = rows.find(({ id }) => id === place.parent_id)?.name;
    if (place.parent_id !== null) setOpened((now) => new Set(now).add(place.parent_id!));
    setMessage(parent === undefined ? t`Přesunuto: ${name}.` : t`Přesunuto: ${name}, v kategorii ${parent}.`);
  };
  const takeBack = async ({ row: { id, name }, place }: { row: AdminCategoryRow; place: Place }) => {
    if (!(await changes.move(id, place))) return;
    setUndo(undefined);
    setMessage(t`Vráceno na původní místo: ${name}.`);
  };
  const step = (row: AdminCategoryRow, to: Step, control: string) => {
    const place = placeAfterStep(rows, row, to);
    if (!place) return;
    focused.current = { id: row.id, control };
    void move(row, place);
  };
  const { drag, start } = useTreeDrag(list, rows, (row, place) => void move(row, place));
  useLayoutEffect(() => {
    const { id, control } = focused.current ?? {};
    if (id === undefined || changes.isChanging) return;
    list.current?.querySelector<HTMLElement>(`[data-category="${id}"] [data-control="${control}"]`)?.focus();
    focused.current = undefined;
  }, [rows, changes.isChanging]);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[75ch] text-muted">
          <Trans>
            Kategorii přesunete tažením, tlačítky nebo šipkami na úchytu. Adresa stránky zůstane, nabídka se změní hned.
          </Trans>
        </p>
        <Button
          look="secondary"
          size="small"
          onClick={() => setOpened(opened.size > 0 ? new Set() : new Set(branches))}
        >
          {opened.size > 0 ? <Trans>Sbalit vše</Trans> : <Trans>Rozbalit vše</Trans>}
        </Button>
      </div>
      <ul ref={list} className="rounded border border-line bg-surface">
        {shown.map((row) => (
          <CategoryRow
            key={row.id}
            row={row}
            rows={rows}
            isOpen={opened.has(row.id)}
            isBusy={changes.isChanging}
            drop={drag?.target?.id === row.id ? drag.target.side : undefined}
            isDragged={drag?.id === row.id}
            onDrag={() => start(row)}
            onStep={step}
            onAct={() => setActed(row)}
            onToggle={() =>
              setOpened((now) => {
                const next = new Set(now);
                if (!next.delete(row.id)) next.add(row.id);
                return next;
              })
            }
          />
        ))}
      </ul>
      {/* Below the list: above it, rows would move away from the pointer. */}
      <div
        className={
          message === ''
            ? undefined
            : 'sticky bottom-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-line bg-surface px-4 py-2 shadow-lg shadow-ink/15'
        }
      >
        <p role="status">{message}</p>
        {undo && (
          <Button look="secondary" size="small" disabled={changes.isChanging} onClick={() => void takeBack(undo)}>
            <Trans>Vrátit zpět</Trans>
          </Button>
        )}
      </div>
      <CategoryActions row={acted} rows={rows} changes={changes} onClose={() => setActed(undefined)} onMove={move} />
    </>
  );
}

function visibleRows(rows: readonly AdminCategoryRow[], opened: ReadonlySet<number>): AdminCategoryRow[] {
  const visible = new Set<number | null>([null]);
  return rows.filter((row) => {
    if (!visible.has(row.parent_id)) return false;
    if (opened.has(row.id)) visible.add(row.id);
    return true;
  });
}
