import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFeatured } from '#shared/content/featured-contract.ts';
import { featuredMost } from '#shared/content/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { listCategories } from '#web/features/link-target/target-texts.ts';
import { RemovedNote } from '#web/features/sorted-list/removed-note.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useRemoval } from '#web/features/sorted-list/use-removal.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface Item {
  readonly id: string;
}

const itemsOf = ({ category_ids: ids }: AdminFeatured): Item[] => ids.map((id) => ({ id: String(id) }));

/** The categories that the home page offers first, in their order. */
export function FeaturedForm({ featured }: { featured: AdminFeatured }) {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const { reload, reloadShell } = useNavigation();
  const [items, setItems] = useState<readonly Item[]>(() => itemsOf(featured));
  const [chosen, setChosen] = useState('');
  const edited = useEditedVersion(featured);
  const ids = items.map(({ id }) => Number(id));
  const form = useGuardedForm(
    {
      send: () =>
        edited.watch(browserApi.adminFeatured.change({ body: { category_ids: ids, version: edited.version } })),
      onDone: () => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        void reloadShell().then(reload);
      },
    },
    ids,
  );
  const categories = listCategories(tree);
  const nameOf = ({ id }: Item) => categories.find((each) => String(each.id) === id)?.name ?? t`č. ${id}`;
  const removal = useRemoval(items, setItems);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <FeaturedForm featured={row} />}
        onTake={(row) => setItems(itemsOf(row))}
      />
      <span
        hidden
        data-compared="category_ids"
        data-label={t`Kategorie na úvodní stránce`}
        data-value={JSON.stringify(ids)}
        data-text={items.map(nameOf).join('\n')}
      />
      {items.length === 0 && (
        <p className="rounded border border-line bg-surface p-4 text-muted">
          <Trans>Není vybraná žádná kategorie, ukazují se hlavní.</Trans>
        </p>
      )}
      <SortedList
        items={items}
        nameOf={nameOf}
        onSort={setItems}
        renderItem={(item, place) => {
          const name = nameOf(item);
          const errors = form.errorsOf(`category_ids.${place}`);
          return (
            <div data-field={`category_ids.${place}`} className="flex flex-wrap items-center gap-x-3 px-1 py-0.5">
              <div className="min-w-0 grow basis-48">
                <span className="font-semibold">{name}</span>
                {errors.length > 0 && (
                  <span className="block text-sm font-semibold text-burgundy-text">{errors.join(' ')}</span>
                )}
              </div>
              <Button
                look="quiet"
                size="small"
                aria-label={t`Odebrat kategorii ${name}`}
                aria-invalid={errors.length > 0 || undefined}
                onClick={() => removal.remove(item)}
              >
                <Trans>Odebrat</Trans>
              </Button>
            </div>
          );
        }}
      />
      <RemovedNote removal={removal} nameOf={nameOf} />
      {items.length < featuredMost ? (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t`Přidat kategorii`}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-w-0 grow basis-64 tablet:max-w-xl"
          >
            <option value="">{t`Vyberte`}</option>
            {categories
              .filter(({ id }) => !ids.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
          <Button
            look="secondary"
            disabled={chosen === ''}
            onClick={() => {
              setItems([...items, { id: chosen }]);
              setChosen('');
            }}
          >
            <Trans>Přidat</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">
          <Trans>Víc než {featuredMost} kategorií se sem nevejde.</Trans>
        </p>
      )}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
