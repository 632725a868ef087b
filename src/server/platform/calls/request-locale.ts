import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { localeOfPath } from '#shared/i18n/paths.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer's texts. */
    locale: Locale;
  }
}

/** The client URL header that every call of the web client carries: the address of the page it stands on. */
export const clientUrlHeader = 'x-client-url';

/** A call's language: its `lang` or `{locale}`, else the page that calls, else Accept-Language, else Czech. */
export function installLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', defaultLocale);
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request);
  });
}

function localeOf(request: FastifyRequest): Locale {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const { locale } = (request.params ?? {}) as { locale?: unknown };
  if (isLocale(lang)) return lang;
  if (isLocale(locale)) return locale;
  if (!request.url.startsWith('/api/')) return localeOfPath(request.url.split('?', 1)[0]!);
  const clientUrl = request.headers[clientUrlHeader];
  if (typeof clientUrl === 'string' && URL.canParse(clientUrl, 'http://client')) {
    return localeOfPath(new URL(clientUrl, 'http://client').pathname);
  }
  return acceptedLocale(request.headers['accept-language']);
}

function acceptedLocale(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(';q=');
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) || 0 };
  });
  wanted.sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) if (isLocale(language)) return language;
  return defaultLocale;
}
