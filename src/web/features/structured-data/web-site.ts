import { languages, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { organizationId } from './organization.ts';

/** schema.org WebSite with the portal's search, for the home page. */
export function webSite(origin: string, locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Karafa',
    url: `${origin}${routePath('home', locale)}`,
    inLanguage: languages[locale].tag,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${routePath('search', locale)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
