import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';
import { categoriesOn, chosenCategory } from './chosen-category.ts';
import { findLeafCategories } from './find-leaf-categories.ts';

interface CategoryPickerProps {
  /** Ids from the root down to the chosen category, which may still have subcategories. */
  readonly path: readonly number[];
  readonly onChange: (path: readonly number[]) => void;
  readonly errors: readonly string[];
}

const mostFound = 8;

/**
 * Chooses a category by name, or level by level in the tree. Only a category without subcategories completes the
 * choice; a complete one is shown in a line until it is to be changed.
 */
export function CategoryPicker({ path, onChange, errors }: CategoryPickerProps) {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const [query, setQuery] = useState('');
  const chosen = categoriesOn(tree, path);
  const isComplete = chosenCategory(tree, path) !== undefined;
  // A search chooses all levels at once. Who chooses level by level may still be moving through the last one.
  const [isFolded, setIsFolded] = useState(isComplete);
  // Folding replaces the fields: the focus must follow.
  const frame = useRef<HTMLFieldSetElement>(null);
  const isToggled = useRef(false);
  useEffect(() => {
    if (isToggled.current) frame.current?.querySelector<HTMLElement>('button, input')?.focus();
    isToggled.current = false;
  }, [isFolded]);
  const fold = (next: boolean) => {
    isToggled.current = true;
    setIsFolded(next);
  };
  const levels = [tree, ...chosen.map(({ subcategories }) => subcategories)].filter((level) => level.length > 0);
  const legend = (
    <legend className="px-1 font-semibold">
      <Trans>Kategorie zboží</Trans>
    </legend>
  );
  const frameProps = { ref: frame, className: 'flex flex-col gap-3 rounded border border-line bg-surface p-4' };
  if (isFolded && isComplete)
    return (
      <fieldset {...frameProps}>
        {legend}
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          {chosen.map(({ name }) => name).join(' › ')}
          <Button look="quiet" size="small" name="category_id" onClick={() => fold(false)}>
            <Trans>Změnit kategorii</Trans>
          </Button>
        </p>
        {errors.length > 0 && <p className="text-sm font-semibold text-burgundy-text">{errors.join(' ')}</p>}
      </fieldset>
    );
  return (
    <fieldset {...frameProps}>
      {legend}
      <SuggestionField
        label={t`Najít podle názvu`}
        name="category_query"
        maxLength={60}
        value={query}
        onType={setQuery}
        suggestions={findLeafCategories(tree, query, mostFound).map(({ path: found }) => ({
          key: found.map(({ id }) => id).join('-'),
          text: found.map(({ name }) => name).join(' › '),
          onChoose: () => {
            setQuery('');
            onChange(found.map(({ id }) => id));
            fold(true);
          },
        }))}
      />
      {levels.map((level, depth) => (
        <SelectField
          key={chosen[depth - 1]?.id ?? 'root'}
          label={
            depth === 0 ? t({ message: 'Kategorie', context: 'one' }) : t`Podkategorie ${chosen[depth - 1]?.name ?? ''}`
          }
          name={depth === levels.length - 1 ? 'category_id' : undefined}
          errors={depth === levels.length - 1 ? errors : []}
          value={path[depth] ?? ''}
          required={depth === levels.length - 1}
          onChange={({ target }) =>
            onChange([...path.slice(0, depth), ...(target.value === '' ? [] : [Number(target.value)])])
          }
        >
          <option value="">{t`– vyberte –`}</option>
          {level.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
