interface Seller {
  readonly username: string;
  readonly is_business: boolean;
  readonly stars: number | null;
  readonly reviews: number;
}

/**
 * schema.org Person or Organization. A private person has only the user name. Only organizations can have a rating,
 * and only with reviews.
 */
export function sellerData({ username, is_business, stars, reviews }: Seller, company: string | undefined): object {
  if (!is_business) return { '@type': 'Person', name: username };
  return {
    '@type': 'Organization',
    name: company ?? username,
    ...(stars !== null &&
      reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: stars,
          reviewCount: reviews,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
