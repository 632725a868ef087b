import { useState } from 'react';
import type { AdminBlogCategory } from '#shared/content/blog-categories-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { SavedOrderList } from '#web/features/sorted-list/saved-order-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { CategoryRow } from './category-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface CategoryListProps {
  readonly categories: readonly AdminBlogCategory[];
  readonly onEdit: (category: AdminBlogCategory) => void;
}

export function CategoryList({ categories, onEdit }: CategoryListProps) {
  const { locale } = usePage();
  const [removed, setRemoved] = useState<AdminBlogCategory>();
  return (
    <>
      <SavedOrderList
        items={categories}
        nameOf={({ names }) => names[locale]}
        renderItem={(category) => (
          <CategoryRow category={category} onEdit={() => onEdit(category)} onRemove={() => setRemoved(category)} />
        )}
        save={(ids) => browserApi.adminBlogCategories.order({ body: { ids } })}
      />
      <RemoveDialog category={removed} categories={categories} onClose={() => setRemoved(undefined)} />
    </>
  );
}
