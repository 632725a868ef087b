import type { Settings } from '#shared/settings/contract.ts';

/** Names the portal's organization in other structured data of the same site. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** schema.org Organization of the portal, for the home page; without contacts only its name and logo. */
export function organization(origin: string, contacts: Settings['contacts'] | undefined): object {
  // Behind a Slovak tax number stands the one for VAT.
  const [vatID, country] = /([A-Z]{2})\d+$/.exec(contacts?.tax_id ?? '') ?? [];
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
      vatID,
      email: contacts.email,
      telephone: contacts.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: contacts.street,
        addressLocality: contacts.city,
        postalCode: contacts.postcode,
        addressCountry: country,
      },
      sameAs: contacts.socials.map(({ link }) => link).filter(isProfile),
    }),
  };
}

/** Whether an address leads to a profile; that of a whole network says nothing of the portal. */
function isProfile(link: string): boolean {
  return link.startsWith('https://') && URL.canParse(link) && new URL(link).pathname !== '/';
}
