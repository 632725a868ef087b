import type { PublicBranch } from '#shared/delivery/contract.ts';
import { weekdays, type Weekday } from '#shared/delivery/opening-hours.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { organizationId } from '#web/features/structured-data/organization.ts';
import { mapAddress } from '#web/features/branch/map-address.ts';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** schema.org Store of a branch, with its regular hours and the days on which it is closed. */
export function branchData(
  branch: PublicBranch,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): object {
  const { id, slug, town, street, postcode, country, latitude, longitude, phone, email } = branch;
  const address = `${origin}${routePath('branch', locale, { id, slug })}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': address,
    name: `Karafa ${town}`,
    url: address,
    image: `${origin}/apple-touch-icon.png`,
    parentOrganization: { '@id': organizationId(origin) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      postalCode: postcode,
      addressCountry: country,
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    hasMap: mapAddress(branch),
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
    openingHoursSpecification: [
      ...weekdays.flatMap((day) =>
        (branch.opening_hours[day] ?? []).map((span) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${dayNames[day]}`,
          opens: span.slice(0, 5),
          // The format has no 24:00.
          closes: span.slice(6) === '24:00' ? '23:59' : span.slice(6),
        })),
      ),
      // The same time twice: closed all day.
      ...branch.closures.map(({ day }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: day,
        validThrough: day,
      })),
    ],
  };
}
