import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { CategoryBranches } from './category-branches.tsx';
import { countTicked, idsOf, tick, tickStateOf, type Ticked, type TickMode } from './ticking.ts';

interface CategoryChoiceProps {
  readonly tree: readonly OfferedCategory[];
  readonly legend: string;
  readonly mode: TickMode;
  readonly ticked: Ticked;
  readonly onChange: (ticked: Ticked) => void;
  readonly errors?: readonly string[];
  /** Its form field, for errors. */
  readonly field: string;
}

/** A tree with few roots shows what is below them at once. */
const fewRoots = 3;

/**
 * Ticks categories of the tree. Each checkbox is a field of its own, `category-12`, so that a form sends them
 * without script; then no branch is collapsed.
 */
export function CategoryChoice({ tree, legend, mode, ticked, onChange, errors = [], field }: CategoryChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(() => firstOpen(tree, ticked));
  const all = idsOf(tree);
  const count = countTicked(tree, ticked);
  const total = all.length;
  return (
    <fieldset data-field={field} aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mb-1 flex flex-wrap items-center gap-x-2">
        <output className="grow text-sm text-muted tabular-nums">
          {/* Without script it would not follow the ticks. */}
          <span className="hidden scripted:inline">
            <Trans>
              vybráno {count} z {total}
            </Trans>
          </span>
        </output>
        <span className="hidden gap-x-2 scripted:flex">
          <Button look="quiet" size="small" disabled={count === total} onClick={() => onChange(new Set(all))}>
            <Trans>Vybrat vše</Trans>
          </Button>
          <Button look="quiet" size="small" disabled={count === 0} onClick={() => onChange(new Set())}>
            <Trans>Zrušit výběr</Trans>
          </Button>
        </span>
      </div>
      {errors.length > 0 && <FieldErrors id={`${id}-errors`} errors={errors} />}
      <CategoryBranches
        branches={tree}
        id={id}
        level={1}
        ticked={ticked}
        open={open}
        onTick={(category, isTicked) => onChange(tick(tree, ticked, { id: category, isTicked, mode }))}
        onToggle={(category) => setOpen(toggled(open, category))}
        toggleLabel={(name) => t`Rozbalit ${name}`}
      />
    </fieldset>
  );
}

/** The branches with a part of the choice, and those of a small tree. */
function firstOpen(tree: readonly OfferedCategory[], ticked: Ticked): ReadonlySet<number> {
  const partly = (branches: readonly OfferedCategory[]): number[] =>
    branches.flatMap((branch) =>
      tickStateOf(branch, ticked) === 'some' ? [branch.id, ...partly(branch.subcategories)] : [],
    );
  return new Set([...(tree.length <= fewRoots ? tree.map(({ id }) => id) : []), ...partly(tree)]);
}

function toggled(open: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}
