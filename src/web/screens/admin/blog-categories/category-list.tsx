import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { AdminBlogCategory } from '#shared/content/blog-categories-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { CategoryRow } from './category-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface CategoryListProps {
  readonly categories: readonly AdminBlogCategory[];
  readonly onEdit: (category: AdminBlogCategory) => void;
}

/** The categories in their order, which is saved at once for all. */
export function CategoryList({ categories, onEdit }: CategoryListProps) {
  const { locale } = usePage();
  const [order, setOrder] = useState<readonly number[]>();
  const [removed, setRemoved] = useState<AdminBlogCategory>();
  const stored = categories.map(({ id }) => id);
  // Categories that came or went meanwhile make a new order meaningless.
  const isNew = order !== undefined && order.toSorted().join() === stored.toSorted().join();
  const ids = isNew ? order : stored;
  const isChanged = isNew && order.join() !== stored.join();
  const form = useSavingForm(
    () => browserApi.adminBlogCategories.order({ body: { ids: [...ids] } }),
    () => undefined,
    ids,
  );
  return (
    <>
      <form {...form.props}>
        <FormFailures form={form} />
        <SortedList
          items={ids.map((id) => ({ id: String(id), category: categories.find((each) => each.id === id)! }))}
          nameOf={({ category }) => category.names[locale]}
          onSort={(items) => setOrder(items.map(({ category }) => category.id))}
          renderItem={({ category }) => (
            <CategoryRow category={category} onEdit={() => onEdit(category)} onRemove={() => setRemoved(category)} />
          )}
        />
        {isChanged && (
          <p className="mt-3 flex flex-wrap gap-2">
            <Button type="submit" disabled={form.isSending}>
              <Trans>Uložit pořadí</Trans>
            </Button>
            <Button look="quiet" onClick={() => setOrder(undefined)}>
              <Trans>Vrátit zpět</Trans>
            </Button>
          </p>
        )}
      </form>
      <RemoveDialog category={removed} categories={categories} onClose={() => setRemoved(undefined)} />
    </>
  );
}
