import { fieldError, notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { testMailsPerHour } from '#shared/newsletters/issues.ts';
import type { Context } from '#server/context.ts';
import { findAccount, webAddress } from '#server/features/accounts/index.ts';
import { queueMail } from '#server/platform/mail/index.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { findIssue } from './issue.queries.ts';
import { renderIssue, type IssueMail } from './render-issue.ts';

/** The stored issue as it would be sent now. Its links are not counted. @throws not_found */
export async function previewIssue(context: Context, id: number, locale: Locale): Promise<IssueMail> {
  const issue = await findIssue(context.db, id);
  if (!issue) throw notFound();
  return renderIssue(context, issue.content, {
    locale,
    preferencesUrl: webAddress(context, routePath('account-newsletters', locale)),
    urlOf: (address) => absolute(context, address),
  });
}

export function absolute(context: Pick<Context, 'config'>, address: string): string {
  return address.startsWith('/') ? webAddress(context, address) : address;
}

/**
 * Sends one mail of an issue, to try it.
 * @throws not_found; too_many_requests (429); FieldError (422) on `email` when neither the administrator nor the call
 * has one, on `subjects.{lang}` without a subject
 */
export async function sendTestMail(
  context: Context,
  actorId: number,
  id: number,
  { lang, email }: { readonly lang: Locale; readonly email: string | null },
): Promise<{ email: string; has_mail_server: boolean }> {
  const { db, now, config } = context;
  const mail = await previewIssue(context, id, lang);
  if (mail.subject === '') throw fieldError(`subjects.${lang}`, 'required');
  const address = email ?? (await findAccount(db, actorId))?.email;
  if (!address) throw fieldError('email', 'required');
  await countAgainstLimit(db, `newsletter-test:${actorId}`, { max: testMailsPerHour, windowSeconds: 3600 }, now());
  await db
    .transaction()
    .execute((tx) => queueMail(tx, { ...mail, kind: 'newsletter.test', to: { address }, locale: lang }));
  return { email: address, has_mail_server: config.mail.smtpUrl !== undefined };
}
