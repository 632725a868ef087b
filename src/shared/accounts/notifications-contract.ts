import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField } from '../contract/fields.ts';
import { notificationKinds } from './notification-kinds.ts';

/** Browsers of one account that get pushes. */
export const pushBrowsers = 20;

const kind = z.enum(notificationKinds);

const notifications = z
  .object({
    kinds: z.array(
      z.object({
        kind,
        email: z.enum(['on', 'off', 'always']),
        push: z.boolean().describe('On browsers that are subscribed'),
      }),
    ),
    public_key: z
      .string()
      .nullable()
      .describe('The key with which browsers subscribe; null: pushes are not configured'),
    browsers: z.array(
      z.object({
        id: z.int(),
        endpoint: z.string().describe('By which a browser recognises itself'),
        user_agent: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof notifications>;

const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

/** What the user is told of, and how. */
export const notificationsContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/notifications',
    summary: 'What the user is notified of, by channel, and the browsers that get pushes',
    access: 'account',
    response: notifications,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/me/notifications/{kind}',
    summary: 'Switches a channel of a kind on or off',
    access: 'account',
    params: z.object({ kind }),
    body: z.object({ email: z.boolean().optional(), push: z.boolean().optional() }),
    response: notifications,
    limit: { max: 120, perMinutes: 1 },
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/me/push-browsers',
    summary: 'Subscribes this browser to pushes, until it is logged out; safe to repeat',
    access: 'account',
    body: z.object({
      endpoint: z.url().max(1000),
      p256dh: key(65).describe('The public key of the browser, base64url'),
      auth: key(16).describe('Its secret, base64url'),
      lang: langField,
    }),
    response: notifications,
    limit: { max: 30, perMinutes: 10 },
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/me/push-browsers/{id}',
    summary: 'Ends the pushes to a browser',
    access: 'account',
    params: z.object({ id: idField }),
    response: notifications,
  }),
};
