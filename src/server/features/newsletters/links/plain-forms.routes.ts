import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { CodedError } from '#shared/errors.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { emailField } from '#shared/accounts/contact-fields.ts';
import type { Context } from '#server/context.ts';
import { acceptForms, type FormFields } from '#server/platform/calls/accept-forms.ts';
import { listOfferedIds } from '../category.queries.ts';
import { subscribe } from '../subscribe.ts';
import { changeLinked, confirmLinked, endLinked } from './linked-subscription.ts';

interface PlainForm {
  Params: { token: string };
  Body: FormFields | undefined;
}

/** A checkbox of the tree, for example `category-12`. */
const checkbox = /^category-([1-9]\d{0,14})$/;

/**
 * The forms of newsletters for browsers without script, which are led to the page that says what has happened, and the
 * one-click unsubscription of mail programs (RFC 8058), which send a form without cookies.
 */
export function mountPlainForms(app: FastifyInstance, context: Context): void {
  const limited = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
  void app.register(async (route) => {
    acceptForms(route, 65_536);
    route.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    // The box in the footer. Where the bot protection is on, only a script can prove itself.
    route.post<PlainForm>('/api/subscriber/form', limited, async (request, reply) => {
      const { email = '', lang: typed } = request.body ?? {};
      const lang = isLocale(typed) ? typed : defaultLocale;
      const to = (outcome: string) => reply.redirect(`${routePath('newsletter', lang)}?${outcome}`, 303);
      try {
        const address = emailField.parse(email);
        await app.checkBot(request, 'newsletter');
        const selectedCategories = await listOfferedIds(context.db);
        await subscribe(context, { email: address, selectedCategories, lang }, request.ip);
        return await to('sent');
      } catch (error) {
        if (error instanceof ZodError) return to(email.trim() === '' ? 'missing' : 'invalid');
        if (!(error instanceof CodedError)) throw error;
        return to(error.code === 'already_exists' ? 'exists' : 'failed');
      }
    });

    route.post<PlainForm>(
      '/api/subscriber/links/:token/unsubscribe',
      limited,
      async ({ params: { token }, body }, reply) => {
        await endLinked(context, token);
        if (!isLocale(body?.lang)) return reply.type('text/plain').send('OK');
        return reply.redirect(routePath('newsletter-link', body.lang, { token }), 303);
      },
    );

    route.post<PlainForm>('/api/subscriber/links/:token/form', limited, async ({ params: { token }, body }, reply) => {
      const form = body ?? {};
      const chosen = Object.keys(form).flatMap((name) => checkbox.exec(name)?.[1] ?? []);
      try {
        if ('confirm' in form) await confirmLinked(context, token);
        else await changeLinked(context, token, chosen.map(Number));
      } catch (error) {
        // The page says what has become of the link.
        if (!(error instanceof CodedError)) throw error;
      }
      const lang = isLocale(form.lang) ? form.lang : defaultLocale;
      return reply.redirect(`${routePath('newsletter-link', lang, { token })}?saved`, 303);
    });
  });
}
