import { useEffect, useState } from 'react';
import type { AgeRule } from '#shared/catalog/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { usePage } from '#web/page/page-context.tsx';

interface CategoryFacts {
  readonly category: number;
  readonly ageRule: AgeRule;
  readonly packages: readonly { readonly id: number; readonly label: string }[];
}

/** What the form needs to know of the chosen category; undefined until it is known. */
export function useCategoryFacts(category: number | undefined): CategoryFacts | undefined {
  const { locale } = usePage();
  const [facts, setFacts] = useState<CategoryFacts>();
  useEffect(() => {
    if (category === undefined) return undefined;
    let isCurrent = true;
    const query = { lang: locale };
    Promise.all([
      browserApi.catalog.category({ params: { id: category }, query }),
      browserApi.adverts.packages({ query: { ...query, category } }),
    ]).then(
      ([{ age_rule: ageRule }, packages]) => isCurrent && setFacts({ category, ageRule, packages }),
      // Without them the form asks for the confirmation, which harms nobody.
      () => isCurrent && setFacts({ category, ageRule: 'alcohol', packages: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [category, locale]);
  return facts?.category === category ? facts : undefined;
}
