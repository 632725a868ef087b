import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page in the languages that it exists in. */
export interface SitemapPage {
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  readonly changedAt?: Date | null;
}

export const urlSetHead = `${xmlHead}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlSetEnd = '</urlset>\n';

/** One `url` element for each language of a page, each with the links to all of them. */
export function urlElements(origin: string, { paths, changedAt }: SitemapPage): string {
  const written = locales.filter((locale) => paths[locale] !== undefined);
  const usual = written.includes(defaultLocale) ? defaultLocale : written[0]!;
  const address = (locale: Locale) => escapeXml(`${origin}${paths[locale]}`);
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
  const links = `${written.map((locale) => link(locale, locale)).join('')}${link('x-default', usual)}`;
  return written
    .map((locale) => `<url><loc>${address(locale)}</loc>${lastModified(changedAt)}${links}</url>\n`)
    .join('');
}

/** The index of sitemaps. */
export function sitemapIndex(sitemaps: readonly { readonly address: string; readonly changedAt?: Date }[]): string {
  const elements = sitemaps.map(
    ({ address, changedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex ${namespace}>\n${elements.join('')}</sitemapindex>\n`;
}

function lastModified(changedAt: Date | null | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
