import type { FastifyInstance } from 'fastify';
import { mailPreferencesContract, type MailPreferences } from '#shared/accounts/mail-preferences-contract.ts';
import { mailTopics, type MailTopic } from '#shared/accounts/mail-topics.ts';
import { notFound } from '#shared/errors.ts';
import { isLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { acceptForms, type FormFields } from '#server/platform/calls/accept-forms.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { findUnwanted, setWanted } from './mail-preference.queries.ts';

export function mountMailPreferences(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  mountCalls(app, 'mailPreferences', mailPreferencesContract, {
    get: async ({ params: { token } }) => present(await findUnwanted(db, token)),
    set: async ({ params: { token, topic }, body }) => present(await setWanted(db, token, topic, body.is_wanted)),
  });
  mountOneClick(app, db);
}

function present(unwanted: string[] | undefined): MailPreferences {
  if (!unwanted) throw notFound();
  return { topics: mailTopics.map((topic) => ({ topic, is_wanted: !unwanted.includes(topic) })) };
}

interface OneClick {
  Params: { token: string; topic: string };
  Body: FormFields | undefined;
}

/**
 * One-click unsubscription by mail programs (RFC 8058), which send a form without cookies, and the same form on the page
 * for browsers without script, which are led back to it.
 */
function mountOneClick(app: FastifyInstance, db: Context['db']): void {
  void app.register(async (route) => {
    acceptForms(route, 1024);
    route.post<OneClick>(
      '/api/mail-preferences/:token/:topic/unsubscribe',
      { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
      async ({ params: { token, topic }, body }, reply) => {
        const isKnown = mailTopics.some((each) => each === topic);
        if (!isKnown || !(await setWanted(db, token, topic as MailTopic, false))) throw notFound();
        void reply.header('cache-control', 'no-store');
        if (!isLocale(body?.lang)) return reply.type('text/plain').send('OK');
        return reply.redirect(routePath('mail-preferences', body.lang, { token }), 303);
      },
    );
  });
}
