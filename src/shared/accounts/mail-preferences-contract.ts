import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { mailTopics } from './mail-topics.ts';

const token = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
const topic = z.enum(mailTopics);

const mailPreferences = z
  .object({ topics: z.array(z.object({ topic, is_wanted: z.boolean() })) })
  .meta({ id: 'MailPreferences' });
export type MailPreferences = z.infer<typeof mailPreferences>;

/** For anybody who knows the secret token of a mail's link. */
export const mailPreferencesContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/mail-preferences/{token}',
    summary: 'Which mails the account of a link from a mail wants',
    params: token,
    response: mailPreferences,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/mail-preferences/{token}/{topic}',
    summary: 'Switches the mails of a topic on or off',
    params: token.extend({ topic }),
    body: z.object({ is_wanted: z.boolean() }),
    response: mailPreferences,
    limit: { max: 60, perMinutes: 1 },
  }),
};
