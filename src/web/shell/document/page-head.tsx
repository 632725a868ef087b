import { defaultLocale, languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { isPersonalRoute } from '#shared/i18n/paths.ts';
import type { PageState } from '#web/page/page-state.ts';
import type { Head } from '#web/page/screen.ts';

/**
 * Title, canonical URL and, in the server's HTML only, description, alternate links, Open Graph and structured data
 * (R-1.03, R-3.09).
 */
export function PageHead({ head, state: { locale, origin, route } }: { head: Head; state: PageState }) {
  const query = head.canonicalQuery ? `?${head.canonicalQuery}` : '';
  const canonical = head.alternates && `${origin}${head.alternates[locale]}${query}`;
  const title = head.title === 'Karafa' ? head.title : `${head.title} · Karafa`;
  return (
    <>
      <title>{title}</title>
      {head.isIndexed === false && <meta name="robots" content="noindex, follow" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {/* For social networks and search engines, which read the server's HTML. */}
      {import.meta.env.SSR && (
        <ServerMetadata
          head={head}
          hasAlternates={route !== 'error' && !isPersonalRoute(route)}
          canonical={canonical}
          query={query}
          origin={origin}
          locale={locale}
        />
      )}
      {import.meta.env.SSR &&
        head.structuredData?.map((item, index) => (
          <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(item) }} />
        ))}
    </>
  );
}

interface ServerMetadataProps {
  readonly head: Head;
  /** Personal pages are for no search engine. */
  readonly hasAlternates: boolean;
  readonly canonical: string | undefined;
  /** Of the canonical URL, with the question mark; or empty. */
  readonly query: string;
  readonly origin: string;
  readonly locale: Locale;
}

function ServerMetadata({ head, hasAlternates, canonical, query, origin, locale }: ServerMetadataProps) {
  const translated = head.languages ?? locales;
  const usual = translated.includes(defaultLocale) ? defaultLocale : (translated[0] ?? locale);
  return (
    <>
      {head.description && <meta name="description" content={head.description} />}
      {head.alternates && hasAlternates && (
        <>
          {translated.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={`${origin}${head.alternates![each]}${query}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${origin}${head.alternates[usual]}${query}`} />
        </>
      )}
      <meta property="og:site_name" content="Karafa" />
      <meta property="og:type" content={head.ogType ?? 'website'} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {head.image ? (
        <>
          <meta property="og:image" content={`${origin}${head.image.address}`} />
          <meta property="og:image:alt" content={head.image.alt || head.title} />
        </>
      ) : (
        <>
          <meta property="og:image" content={`${origin}/og-default.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="Karafa" />
        </>
      )}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {head.alternates &&
        translated
          .filter((each) => each !== locale)
          .map((each) => <meta key={each} property="og:locale:alternate" content={openGraphLocale(each)} />)}
      {head.price && (
        <>
          <meta property="product:price:amount" content={head.price.amount} />
          <meta property="product:price:currency" content={head.price.currency} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const openGraphLocale = (locale: Locale) => languages[locale].tag.replace('-', '_');

/** Robots read the server's HTML. After a navigation in the browser these tags describe the previous page. */
export function removeServerMetadata(): void {
  for (const each of document.querySelectorAll(
    'meta[name=description],meta[property],link[hreflang],[type="application/ld+json"]',
  ))
    each.remove();
}

/** JSON that cannot contain `</script>`. */
export function safeJson(value: unknown): string {
  return withoutTags(JSON.stringify(value));
}

/** The same JSON without anything that a parser of HTML takes for a tag. */
export function withoutTags(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
