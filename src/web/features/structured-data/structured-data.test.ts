import { expect, test } from 'vitest';
import { organization } from './organization.ts';
import { webSite } from './web-site.ts';

const origin = 'https://karafa.example';

test('R-3.09 the site declares its search in the language of the page', () => {
  expect(webSite(origin, 'de')).toMatchObject({
    url: 'https://karafa.example/de',
    potentialAction: { target: { urlTemplate: 'https://karafa.example/de/suche?q={search_term_string}' } },
  });
});

test('R-3.09 the organization has its contacts and only safe URLs of its profiles', () => {
  const contacts = {
    company: 'Karafa s.r.o.',
    street: 'Na Demu 12',
    city: 'Praha',
    postcode: '110 00',
    company_id: '12345679',
    tax_id: '',
    register: '',
    email: 'info@karafa.example',
    phone: '+420 000 000 000',
    opening_hours: '',
    socials: [
      { link: 'https://social.example/karafa', title: 'Profil', icon: 'facebook' as const },
      { link: '/nikam', title: 'Profil', icon: 'instagram' as const },
      { link: 'https://social.example/', title: 'Profil', icon: 'instagram' as const },
    ],
  };
  const described = JSON.parse(JSON.stringify(organization(origin, contacts))) as Record<string, unknown>;
  expect(described).toMatchObject({ legalName: 'Karafa s.r.o.', sameAs: ['https://social.example/karafa'] });
  expect(described).not.toHaveProperty('vatID');
  expect(described).not.toHaveProperty('address.addressCountry');
  for (const [tax_id, country] of [
    ['CZ12345679', 'CZ'],
    ['2020123456, SK2020123456', 'SK'],
  ])
    expect(organization(origin, { ...contacts, tax_id: tax_id! })).toMatchObject({
      address: { addressCountry: country },
    });
  expect(organization(origin, undefined)).toMatchObject({ '@type': 'Organization', name: 'Karafa' });
});
