import accepts from '@fastify/accepts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { localeOfPath } from '#shared/i18n/paths.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of texts in the answer. */
    locale: Locale;
  }
}

/** The web client sends the URL of its current page in this header. */
export const clientUrlHeader = 'x-client-url';

/**
 * Sets `request.locale`: the call's `lang` or `{locale}`, else the calling page's language, else Accept-Language,
 * else Czech. Adds `request.languages()` and `request.encodings()` (@fastify/accepts).
 */
export function installLocale(app: FastifyInstance): void {
  void app.register(accepts);
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
  return acceptedLocale(request);
}

/** The first accepted language that is supported. `language(locales)` would prefer `en` to an earlier `de-AT`. */
function acceptedLocale(request: FastifyRequest): Locale {
  const languages = request.languages().map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find(isLocale) ?? defaultLocale;
}
