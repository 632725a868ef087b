import type { Review } from '#shared/reviews/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { sellerData } from '#web/features/structured-data/seller.ts';
import { mostStars } from '#shared/shop/figures.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';
import type { Profile } from './profile.ts';

interface Place {
  readonly locale: Locale;
  readonly origin: string;
  /** Label of the home page in the breadcrumb. */
  readonly home: string;
}

/** schema.org ProfilePage of a user, with the public name only, and its breadcrumb. */
export function profileData(profile: Profile, reviews: readonly Review[], { locale, origin, home }: Place): object[] {
  const { id, username, avatar, business, since } = profile;
  const path = routePath('user', locale, { id });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${origin}${path}`,
      dateCreated: since,
      mainEntity: {
        ...sellerData(profile, business?.company),
        alternateName: business ? username : undefined,
        url: `${origin}${path}`,
        image: avatar ? `${origin}${pictureAddress(avatar, 320, 'webp')}` : undefined,
        review:
          business && reviews.length > 0 ? reviews.map((review) => reviewData(review, locale, origin)) : undefined,
      },
    },
    breadcrumbData(
      [
        { name: home, href: routePath('home', locale) },
        { name: username, href: path },
      ],
      origin,
    ),
  ];
}

function reviewData(review: Review, locale: Locale, origin: string): object {
  const { reviewer, stars, text, lang, published_at, changed_at } = review;
  return {
    '@type': 'Review',
    author: {
      '@type': 'Person',
      name: reviewer.username,
      url: `${origin}${routePath('user', locale, { id: reviewer.id })}`,
    },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: mostStars, worstRating: 1 },
    reviewBody: text,
    inLanguage: lang,
    datePublished: published_at,
    dateModified: changed_at ?? undefined,
  };
}
