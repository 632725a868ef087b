import { useId, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
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
  /** A branch that the reader has just toggled. */
  readonly pressed?: number | undefined;
}

/** Links to the categories, up to five levels. Collapsed branches are not rendered. */
export function CategoryTree({ tree, locale, path, isAtCategory, pressed }: CategoryTreeProps) {
  const [toggles, setToggles] = useState<Toggles>(
    () => new Map(pressed === undefined ? [] : [[pressed, !path.includes(pressed)]]),
  );
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
      className={depth === 1 ? 'category-tree' : undefined}
    >
      {categories.map((category) => {
        const { id, name, slug, pictogram, listings, subcategories } = category;
        const isBranch = subcategories.length > 0;
        const isBranchOpen = isBranch && isOpen(id, path, toggles);
        return (
          <li key={id}>
            <div>
              <a
                href={routePath('category', locale, { id, category: slug })}
                aria-current={id === current ? (isAtCategory ? 'page' : 'true') : undefined}
              >
                {depth === 1 && pictogram && <Pictogram name={pictogram} />}
                <span>{name}</span>
                <small>{wholeNumberText(listings, locale)}</small>
              </a>
              {isBranch && (
                <TreeToggle
                  id={id}
                  name={name}
                  isOpen={isBranchOpen}
                  controls={`${treeId}-${depth + 1}-${subcategories[0]!.id}`}
                  onToggle={() => setToggles(new Map(toggles).set(id, !isBranchOpen))}
                />
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
  id,
  name,
  isOpen,
  controls,
  onToggle,
}: {
  id: number;
  name: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}) {
  const { t } = useLingui();
  // Its look is that of the tree, like everything that stands there for each category.
  return (
    <button
      value={id}
      aria-label={t`Rozbalit ${name}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    />
  );
}
