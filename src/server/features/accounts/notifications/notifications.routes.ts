import type { FastifyInstance } from 'fastify';
import { mailTopicOf, notificationKinds } from '#shared/accounts/notification-kinds.ts';
import { notificationsContract, pushBrowsers, type Notifications } from '#shared/accounts/notifications-contract.ts';
import { conflict, fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { lockAccount } from '../account.queries.ts';
import { ensureMailPreference, setPushWanted, setWanted } from '../mail-preferences/mail-preference.queries.ts';
import { isPushService } from './push-settings.ts';
import { deleteOwnSubscription, listPushBrowsers, saveSubscription } from './push.queries.ts';

export function mountNotifications(app: FastifyInstance, context: Context): void {
  const { db, config, now } = context;
  mountCalls(app, 'notifications', notificationsContract, {
    get: async (_input, { caller }) => present(context, caller.accountId),
    set: async ({ params: { kind }, body: { email, push } }, { caller: { accountId } }) => {
      const topic = mailTopicOf[kind];
      if (email !== undefined && topic === null) throw fieldError('email', 'invalid');
      const { token } = await ensureMailPreference(db, accountId);
      if (email !== undefined) await setWanted(db, token, topic!, email);
      if (push !== undefined) await setPushWanted(db, accountId, kind, push);
      return present(context, accountId);
    },
    subscribe: async ({ body: { endpoint, p256dh, auth, lang: locale } }, { caller }) => {
      const { accountId, tokenId: loginId } = caller;
      if (!config.push || !isPushService(config.push, endpoint)) throw fieldError('endpoint', 'invalid');
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        const others = (await listPushBrowsers(tx, accountId, now())).filter((each) => each.endpoint !== endpoint);
        if (others.length >= pushBrowsers) throw conflict();
        await saveSubscription(tx, { loginId, endpoint, p256dh, auth, locale, at: now() });
      });
      return present(context, accountId);
    },
    unsubscribe: async ({ params: { id } }, { caller: { accountId } }) => {
      if (!(await deleteOwnSubscription(db, accountId, id))) throw notFound();
      return present(context, accountId);
    },
  });
}

async function present({ db, config, now }: Context, accountId: number): Promise<Notifications> {
  const { unwanted, unwanted_push: unwantedPush } = await ensureMailPreference(db, accountId);
  const browsers = await listPushBrowsers(db, accountId, now());
  return {
    kinds: notificationKinds.map((kind) => {
      const topic = mailTopicOf[kind];
      const email = topic === null ? 'always' : unwanted.includes(topic) ? 'off' : 'on';
      return { kind, email, push: !unwantedPush.includes(kind) };
    }),
    public_key: config.push?.publicKey ?? null,
    browsers: browsers.map(({ created_at: at, ...browser }) => ({ ...browser, created_at: at.toISOString() })),
  };
}
