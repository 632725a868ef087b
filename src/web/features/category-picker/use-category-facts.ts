import { useEffect, useState } from 'react';
import type { AgeRule, UnitPriceUnit } from '#shared/catalog/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { usePage } from '#web/page/page-context.tsx';

interface CategoryFacts {
  readonly category: number;
  readonly ageRule: AgeRule;
  /** A category with a unit price sells packages of this unit. */
  readonly unit: UnitPriceUnit | null;
  /** Undefined: they could not be loaded. */
  readonly packages: readonly { readonly id: number; readonly label: string }[] | undefined;
}

/** The category's data that the form needs; undefined until loaded. */
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
      ([{ age_rule: ageRule, unit_price_unit: unit }, packages]) =>
        isCurrent && setFacts({ category, ageRule, unit, packages }),
      // On failure the strictest rule applies: the form asks for a confirmation that may not be needed.
      () => isCurrent && setFacts({ category, ageRule: 'alcohol', unit: null, packages: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [category, locale]);
  return facts?.category === category ? facts : undefined;
}
