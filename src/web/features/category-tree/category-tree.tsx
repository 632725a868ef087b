import { useId, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { classes } from '#web/ui/classes.ts';
import { DisclosureButton } from '#web/ui/disclosure-button.tsx';
import { Pictogram } from '#web/ui/pictogram.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { isOpen, togglesOnNewPath, type Toggles } from './tree-path.ts';

interface CategoryTreeProps {
  readonly tree: readonly CategoryNode[];
  readonly locale: Locale;
  /** Ids from the root to the category that contains the page. */
  readonly path: readonly number[];
  /** Whether the last category of the path is the current page itself, rather than an ancestor of it. */
  readonly isAtCategory: boolean;
}

/** Links to the categories, up to five levels. Collapsed branches are not rendered. */
export function CategoryTree({ tree, locale, path, isAtCategory }: CategoryTreeProps) {
  const [toggles, setToggles] = useState<Toggles>(new Map());
  const [seenPath, setSeenPath] = useState(path);
  const treeId = useId();
  const current = path.at(-1);

  if (String(path) !== String(seenPath)) {
    setSeenPath(path);
    setToggles(togglesOnNewPath(toggles, path));
  }

  const level = (categories: readonly CategoryNode[], depth: number) => (
    <ul
      id={depth > 1 ? `${treeId}-${depth}-${categories[0]!.id}` : undefined}
      className={classes(depth > 1 && 'mb-1 ml-3.5 border-l border-line pl-2')}
    >
      {categories.map((category) => {
        const { id, name, slug, pictogram, listings, subcategories } = category;
        const isBranch = subcategories.length > 0;
        const isBranchOpen = isBranch && isOpen(id, path, toggles);
        return (
          <li key={id}>
            <div className="flex items-stretch">
              <a
                href={routePath('category', locale, { id, category: slug })}
                aria-current={id === current ? (isAtCategory ? 'page' : 'true') : undefined}
                className={classes(
                  'flex min-h-9 min-w-0 grow items-center gap-2.5 rounded px-2 py-1.5 leading-snug no-underline hover:bg-sunken pointer-coarse:min-h-11',
                  depth === 1 ? 'font-semibold' : 'text-sm',
                  id === current && 'bg-amber-soft font-semibold',
                )}
              >
                {depth === 1 && pictogram && <Pictogram name={pictogram} className="shrink-0 text-amber-text" />}
                <span className="min-w-0 grow">{name}</span>
                <span className="text-xs font-normal text-muted tabular-nums">{wholeNumberText(listings, locale)}</span>
              </a>
              {isBranch ? (
                <TreeToggle
                  name={name}
                  isOpen={isBranchOpen}
                  controls={`${treeId}-${depth + 1}-${subcategories[0]!.id}`}
                  onToggle={() => setToggles(new Map(toggles).set(id, !isBranchOpen))}
                />
              ) : (
                <span className="w-8 shrink-0 pointer-coarse:w-11" />
              )}
            </div>
            {isBranchOpen && level(subcategories, depth + 1)}
          </li>
        );
      })}
    </ul>
  );

  return level(tree, 1);
}

function TreeToggle({
  name,
  isOpen,
  controls,
  onToggle,
}: {
  name: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}) {
  const { t } = useLingui();
  return (
    <DisclosureButton
      label={t`Rozbalit ${name}`}
      isOpen={isOpen}
      controls={controls}
      onClick={onToggle}
      className="invisible w-8 text-muted scripted:visible pointer-coarse:w-11"
    />
  );
}
