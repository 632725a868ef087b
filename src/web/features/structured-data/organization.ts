import type { Settings } from '#shared/settings/contract.ts';

/** `@id` that other structured data of the site use to refer to the organization. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** schema.org Organization of the portal, for the home page; without contacts only name and logo. */
export function organization(origin: string, contacts: Settings['contacts'] | undefined): object {
  // A Slovak tax ID contains the tax number followed by the VAT number.
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

/** Whether a URL is a profile: the root of a social network is not one. */
function isProfile(link: string): boolean {
  return link.startsWith('https://') && URL.canParse(link) && new URL(link).pathname !== '/';
}
