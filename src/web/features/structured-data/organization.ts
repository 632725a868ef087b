import type { Settings } from '#shared/settings/contract.ts';

/** Names the portal's organization in other structured data of the same site. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** schema.org Organization of the portal, for the home page; without contacts only its name and logo. */
export function organization(origin: string, contacts: Settings['contacts'] | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: 'Karafa',
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    ...(contacts && {
      legalName: contacts.company,
      identifier: contacts.company_id,
      // Behind a Slovak tax number stands the one for VAT.
      vatID: /[A-Z]{2}\d+$/.exec(contacts.tax_id)?.[0],
      email: contacts.email,
      telephone: contacts.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: contacts.street,
        addressLocality: contacts.city,
        postalCode: contacts.postcode,
      },
      sameAs: contacts.socials.map(({ link }) => link).filter((link) => link.startsWith('https://')),
    }),
  };
}
