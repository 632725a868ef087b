import { defaultLocale, languageTags, locales, type Locale } from '#shared/i18n/locales.ts';
import type { PageState } from '#web/page/page-state.ts';
import type { Head } from '#web/page/screen.ts';

/** Title, description, canonical and alternate links, Open Graph, structured data. */
export function PageHead({ head, state: { locale, origin } }: { head: Head; state: PageState }) {
  const query = head.canonicalQuery ? `?${head.canonicalQuery}` : '';
  const canonical = head.alternates && `${origin}${head.alternates[locale]}${query}`;
  const title = head.title === 'Karafa' ? head.title : `${head.title} · Karafa`;
  return (
    <>
      <title>{title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.isIndexed === false && <meta name="robots" content="noindex, follow" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {head.alternates && head.isIndexed !== false && (
        <>
          {locales.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={`${origin}${head.alternates![each]}${query}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${origin}${head.alternates[defaultLocale]}${query}`} />
        </>
      )}
      {/* For other networks and search engines, which read the page that was sent. */}
      {import.meta.env.SSR && <NetworkMeta head={head} canonical={canonical} origin={origin} locale={locale} />}
      {import.meta.env.SSR &&
        head.structuredData?.map((item, index) => (
          <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(item) }} />
        ))}
    </>
  );
}

interface NetworkMetaProps {
  readonly head: Head;
  readonly canonical: string | undefined;
  readonly origin: string;
  readonly locale: Locale;
}

function NetworkMeta({ head, canonical, origin, locale }: NetworkMetaProps) {
  return (
    <>
      <meta property="og:site_name" content="Karafa" />
      <meta property="og:type" content={head.ogType ?? 'website'} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={new URL(head.image ?? '/og-default.png', origin).href} />
      <meta property="og:locale" content={languageTags[locale].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON that cannot close its script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
