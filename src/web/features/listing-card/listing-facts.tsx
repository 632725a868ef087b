import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListingCard } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

/** Package · vintage or age · strength. Narrow cards on mobile reserve two lines, so that rows are aligned. */
export function ListingFacts({ listing }: { listing: ListingCard }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { abv, age_years, vintage } = listing;
  const age = age_years === null ? vintage : t`${plural(age_years, { one: '# rok', few: '# roky', other: '# let' })}`;
  const strength = abv === null ? null : percentText(abv, locale);
  const facts = [listing.package, age, strength].filter((fact) => fact !== null && fact !== '');
  return <p className="card-facts">{facts.join(' · ')}</p>;
}
