import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

/** The attributes of a listing; unknown ones are omitted. */
export function AttributeList({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const headingId = useId();
  const { abv, age_years, product } = listing;
  const attributes: { name: string; value: ReactNode }[] = [
    { name: t`Značka`, value: listing.brand && <Brand listing={listing} /> },
    { name: t`Balení`, value: listing.package },
    { name: t`Obsah alkoholu`, value: abv !== null && percentText(abv, locale) },
    { name: t`Stáří`, value: age_years && t`${plural(age_years, { one: '# rok', few: '# roky', other: '# let' })}` },
    { name: t`Ročník`, value: listing.vintage },
    { name: t`Země původu`, value: listing.origin },
    { name: t({ message: 'Kategorie', context: 'one' }), value: <Category listing={listing} /> },
    { name: t`Složení a alergeny`, value: product?.ingredients_and_allergens },
    { name: t`Kód zboží`, value: product?.sku },
    { name: t`EAN`, value: product?.ean },
  ];
  const known = attributes.filter(({ value }) => value);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        <Trans>Vlastnosti</Trans>
      </h2>
      <dl className="mt-3">
        {known.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-3 border-b border-line py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Links to all listings of the brand in the top-level category of the listing. */
function Brand({ listing: { brand, brand_id, breadcrumb } }: { listing: ListingDetail }) {
  const { locale } = usePage();
  const widest = breadcrumb[0];
  if (brand_id === null || !widest) return brand;
  const address = routePath('category', locale, { id: widest.id, category: widest.slug });
  return <a href={`${address}?brand=${brand_id}`}>{brand}</a>;
}

function Category({ listing: { breadcrumb } }: { listing: ListingDetail }) {
  const { locale } = usePage();
  const own = breadcrumb.at(-1);
  return own && <a href={routePath('category', locale, { id: own.id, category: own.slug })}>{own.name}</a>;
}
