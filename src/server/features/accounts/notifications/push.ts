import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import webPush from 'web-push';
import { z } from 'zod';
import { notificationKinds, type NotificationKind } from '#shared/accounts/notification-kinds.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { isPushService } from './push-settings.ts';
import { deleteSubscription, findSubscription, queuePushJobs } from './push.queries.ts';

export const pushJob = {
  task: 'push.send',
  payload: z.object({ id: z.int(), kind: z.enum(notificationKinds), about: z.string() }),
} as const;

/** How long a push service keeps a push for a browser that is off. */
const keepSeconds = 24 * 60 * 60;

/**
 * What a locked screen may show: that something has happened, never a name or a text. The portal tells the rest after the
 * click.
 */
const titles: Readonly<Record<NotificationKind, MessageDescriptor>> = {
  messages: msg`Máte novou zprávu`,
  deals: msg`Novinka k vašemu obchodu`,
  watchdogs: msg`Hlídací pes něco našel`,
  reviews: msg`Máte nové hodnocení`,
  adverts: msg`Novinka k vašemu inzerátu`,
  account: msg`Novinka k vašemu účtu`,
};

/**
 * Queues a push to the browsers of an account in the transaction of its cause.
 * @param about identifies what it is about, e.g. `conversation:7`: a browser shows one push about it
 */
export async function queuePush(
  tx: Tx,
  push: { readonly accountId: number; readonly kind: NotificationKind; readonly about: string },
): Promise<void> {
  await queuePushJobs(tx, pushJob.task, push);
}

/**
 * Sends a push to one browser, encrypted for it (RFC 8291) and signed with the portal's key (RFC 8292). A subscription that
 * its push service no longer knows is deleted. Run by the worker.
 * @throws when the push service is not available; the job is then repeated
 */
export async function sendPush(
  { db, config, log, now }: Pick<Context, 'db' | 'config' | 'log' | 'now'>,
  { id, kind, about }: z.output<typeof pushJob.payload>,
): Promise<void> {
  const settings = config.push;
  const subscription = settings && (await findSubscription(db, id, now()));
  if (!subscription) return;
  const { endpoint, p256dh, auth } = subscription;
  if (!isPushService(settings, endpoint)) return deleteSubscription(db, id);
  const locale = isLocale(subscription.locale) ? subscription.locale : defaultLocale;
  const content = { title: serverI18n(locale)._(titles[kind]), path: pathOf(about, locale), tag: about };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    {
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: settings.subject, publicKey: settings.publicKey, privateKey: settings.privateKey },
      TTL: keepSeconds,
      // A later push about the same replaces one that has not been delivered.
      topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeLimitMs),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  if (answer.status === 404 || answer.status === 410) return deleteSubscription(db, id);
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`The push service ${new URL(endpoint).host} answered ${answer.status}`);
  log.warn('A push was refused', { service: new URL(endpoint).host, status: answer.status });
}

/** Where a click leads. */
function pathOf(about: string, locale: Locale): string {
  const conversation = /^conversation:(\d+)$/.exec(about)?.[1];
  return conversation === undefined
    ? routePath('account-notices', locale)
    : routePath('account-conversation', locale, { id: conversation });
}
