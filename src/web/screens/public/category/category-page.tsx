import { useLingui } from '@lingui/react/macro';
import { categoryTrail } from '#web/features/category-links/category-trail.ts';
import { ListingList } from '#web/features/listing-list/listing-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { FoldedText } from '#web/ui/folded-text.tsx';
import { AgeNote } from './age-note.tsx';
import type { CategoryData } from './category-data.ts';
import { EmptyCategory } from './empty-category.tsx';
import { Subcategories } from './subcategories.tsx';

export function Page({ data: { category, listings } }: { data: CategoryData }) {
  const { locale } = usePage();
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3 tablet:gap-5">
      <Breadcrumb items={categoryTrail(category.breadcrumb, locale, t`Úvod`)} />
      <header className="flex flex-col gap-1.5 tablet:gap-3">
        <h1 className="text-2xl tablet:text-3xl">{category.name}</h1>
        {category.description && <FoldedText text={category.description} />}
        <AgeNote rule={category.age_rule} />
      </header>
      <Subcategories category={category} />
      <ListingList result={listings.result} whenEmpty={<EmptyCategory category={category} />} />
    </div>
  );
}
