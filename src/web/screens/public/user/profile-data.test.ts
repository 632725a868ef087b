import { expect, test } from 'vitest';
import type { Review } from '#shared/reviews/contract.ts';
import { profileData } from './profile-data.ts';

const place = { locale: 'de', origin: 'https://karafa.example', home: 'Startseite' } as const;
const business = { company: 'Sklep s.r.o.', company_id: '1', tax_id: null, address: 'Brno' };
const jan = {
  id: 30,
  username: 'jan',
  avatar: 'abcdefgh',
  is_verified: true,
  is_business: false,
  business: null,
  stars: 4.5,
  reviews: 8,
  since: '2026-01-01T00:00:00Z',
};
const review: Review = {
  id: 5,
  reviewer: { id: 31, username: 'eva', avatar: null, is_verified: false },
  stars: 4,
  text: 'Rychlé jednání.',
  lang: 'cs',
  is_of_deal: false,
  published_at: '2026-02-01T00:00:00Z',
  changed_at: null,
  revealed_stars: null,
  reply: null,
  is_reply_hidden: false,
};
const serialized = (profile: Parameters<typeof profileData>[0]) =>
  JSON.parse(JSON.stringify(profileData(profile, profile.reviews > 0 ? [review] : [], place)));

test('R-3.09, R-5.08 a private person has only the user name, with the breadcrumb of the profile', () => {
  const [page, way] = serialized(jan);
  expect(page).toMatchObject({ '@type': 'ProfilePage', url: 'https://karafa.example/de/benutzer/30' });
  expect(page.mainEntity).toEqual({
    '@type': 'Person',
    name: 'jan',
    url: 'https://karafa.example/de/benutzer/30',
    image: 'https://karafa.example/pictures/abcdefgh/320.webp',
  });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Startseite', item: 'https://karafa.example/de' },
      { name: 'jan', item: 'https://karafa.example/de/benutzer/30' },
    ],
  });
});

test('R-3.09, R-5.08 a business has its legal name, and a rating only once it has reviews', () => {
  const [page] = serialized({ ...jan, is_business: true, business });
  expect(page.mainEntity).toMatchObject({
    '@type': 'Organization',
    name: 'Sklep s.r.o.',
    alternateName: 'jan',
    aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'eva', url: 'https://karafa.example/de/benutzer/31' },
        reviewRating: { ratingValue: 4, bestRating: 5, worstRating: 1 },
        reviewBody: 'Rychlé jednání.',
        inLanguage: 'cs',
      },
    ],
  });
  const [unrated] = serialized({ ...jan, avatar: null, is_business: true, business, stars: null, reviews: 0 });
  expect(unrated.mainEntity).not.toHaveProperty('aggregateRating');
  expect(unrated.mainEntity).not.toHaveProperty('review');
  expect(unrated.mainEntity).not.toHaveProperty('image');
});
