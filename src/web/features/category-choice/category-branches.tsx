import { Trans } from '@lingui/react/macro';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { classes } from '#web/ui/classes.ts';
import { DisclosureButton } from '#web/ui/disclosure-button.tsx';
import { countTicked, idsOf, tickStateOf, type Ticked } from './ticking.ts';

interface CategoryBranchesProps {
  readonly branches: readonly OfferedCategory[];
  /** Begins the ids of its elements. */
  readonly id: string;
  readonly level: number;
  readonly ticked: Ticked;
  /** Ids of the expanded branches. */
  readonly open: ReadonlySet<number>;
  readonly onTick: (category: number, isTicked: boolean) => void;
  readonly onToggle: (category: number) => void;
  readonly toggleLabel: (name: string) => string;
}

/** The checkboxes of a level with those below it. */
export function CategoryBranches(props: CategoryBranchesProps) {
  const { branches, id, level, ticked, open, onTick, onToggle, toggleLabel } = props;
  return (
    <ul className={classes(level > 1 && 'ml-3.5 border-l border-line pl-2')}>
      {branches.map((branch) => {
        const { id: category, name, subcategories } = branch;
        const isBranch = subcategories.length > 0;
        const isOpen = open.has(category);
        const part = `${id}-${category}`;
        const count = countTicked(subcategories, ticked);
        const total = idsOf(subcategories).length;
        return (
          <li key={category}>
            <div className="flex items-center gap-1">
              {isBranch ? (
                <DisclosureButton
                  label={toggleLabel(name)}
                  isOpen={isOpen}
                  controls={part}
                  onClick={() => onToggle(category)}
                  className="invisible size-9 scroll-my-24 text-muted scripted:visible pointer-coarse:size-11"
                />
              ) : (
                <span className="w-9 shrink-0 pointer-coarse:w-11" />
              )}
              <label className="flex min-h-9 min-w-0 grow cursor-pointer items-center gap-2.5 rounded px-1 py-1 hover:bg-sunken pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  name={`category-${category}`}
                  checked={ticked.has(category)}
                  ref={(box) => {
                    if (box) box.indeterminate = tickStateOf(branch, ticked) === 'some';
                  }}
                  onChange={({ target }) => onTick(category, target.checked)}
                  className="size-5 shrink-0 scroll-my-24 accent-link"
                />
                <span className={classes('min-w-0 grow break-words', level === 1 && 'font-semibold')}>{name}</span>
                {isBranch && count > 0 && (
                  <span className="hidden text-sm text-muted tabular-nums scripted:inline">
                    <Trans>
                      {count} z {total}
                    </Trans>
                  </span>
                )}
              </label>
            </div>
            {isBranch && (
              <div id={part} className={classes(!isOpen && 'scripted:hidden')}>
                <CategoryBranches {...props} branches={subcategories} level={level + 1} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
