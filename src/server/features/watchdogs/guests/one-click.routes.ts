import type { FastifyInstance } from 'fastify';
import { isLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { acceptForms, type FormFields } from '#server/platform/calls/accept-forms.ts';
import { endWatchdogs } from './linked-watchdogs.ts';

interface OneClick {
  Params: { token: string };
  Body: FormFields | undefined;
}

/**
 * One-click unsubscription of guests by mail programs (RFC 8058), which send a form without cookies: it ends all their
 * watchdogs. The page of the link sends the same form without script and says whether it means one or all.
 */
export function mountOneClick(app: FastifyInstance, context: Context): void {
  void app.register(async (route) => {
    acceptForms(route, 1024);
    route.post<OneClick>(
      '/api/watchdogs/:token/unsubscribe',
      { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
      async ({ params: { token }, body }, reply) => {
        await endWatchdogs(context, token, body?.scope !== 'one');
        void reply.header('cache-control', 'no-store');
        if (!isLocale(body?.lang)) return reply.type('text/plain').send('OK');
        return reply.redirect(routePath('watchdog', body.lang, { token }), 303);
      },
    );
  });
}
