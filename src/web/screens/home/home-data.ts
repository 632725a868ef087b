import { languageTags, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

/** What the portal says of itself to search engines: schema.org Organization and WebSite with its search. */
export function homeData(site: { locale: Locale; origin: string; description: string }): object[] {
  const { locale, origin, description } = site;
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: 'Karafa',
      url: origin,
      logo: `${origin}/apple-touch-icon.png`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Karafa',
      description,
      url: `${origin}${routePath('home', locale)}`,
      inLanguage: languageTags[locale],
      publisher: { '@id': organization },
      isFamilyFriendly: false,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${routePath('search', locale)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
