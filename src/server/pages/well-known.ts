import type { FastifyInstance } from 'fastify';
import { defaultLocale, locales } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { getSettings } from '#server/features/settings/index.ts';
import { createOriginOf } from './request-origin.ts';

const securityPath = '/.well-known/security.txt';
/** It must have an expiry of at most a year (RFC 9116). */
const securityLifeMs = 90 * 86_400_000;

/** Adds well-known addresses: the icon, and the security contact (RFC 9116). */
export function installWellKnown(app: FastifyInstance, { db, config, now }: Context): void {
  const originOf = createOriginOf(config.http);
  const hidden = { schema: { hide: true } };

  app.get('/favicon.ico', hidden, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon-192.png', 301),
  );

  // Each request reads the database, so it counts like an uncached page (pages.ts).
  app.get(
    securityPath,
    { ...hidden, config: { rateLimit: { max: config.http.pageMissesPerMinute } } },
    async (request, reply) => {
      const { contacts } = await getSettings(db, defaultLocale);
      if (!contacts?.email) return reply.callNotFound();
      return reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
        .send(
          [
            `Contact: mailto:${contacts.email}`,
            `Expires: ${new Date(now().getTime() + securityLifeMs).toISOString()}`,
            `Preferred-Languages: ${locales.join(', ')}`,
            `Canonical: ${originOf(request)}${securityPath}`,
            '',
          ].join('\n'),
        );
    },
  );
}
