import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';
import { categoriesOn } from './chosen-category.ts';
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
 * choice.
 */
export function CategoryPicker({ path, onChange, errors }: CategoryPickerProps) {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const [query, setQuery] = useState('');
  const chosen = categoriesOn(tree, path);
  const levels = [tree, ...chosen.map(({ subcategories }) => subcategories)].filter((level) => level.length > 0);
  return (
    <fieldset className="flex flex-col gap-3 rounded border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">
        <Trans>Kategorie zboží</Trans>
      </legend>
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
