import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

/** The latest choices of an account that its user sees. */
export const shownConsents = 20;

const optionalCookies = ['analytical', 'marketing', 'advertisement'] as const;
const choice = z.array(z.enum(optionalCookies)).max(optionalCookies.length);

export const ownConsents = z
  .object({
    terms_at: z.iso.datetime().nullable().describe('When the terms were agreed to'),
    age_at: z.iso.datetime().nullable().describe('When the age was confirmed'),
    newsletter: z
      .object({ confirmed_at: z.iso.datetime().nullable(), wording: z.string().nullable() })
      .nullable()
      .describe('Null: no subscription'),
    cookies: z.array(z.object({ choice, wording: z.string(), given_at: z.iso.datetime() })),
  })
  .meta({ id: 'OwnConsents' });
export type OwnConsents = z.infer<typeof ownConsents>;

export const consentsContract = {
  record: endpoint({
    method: 'POST',
    path: '/api/cookie-consents',
    summary: 'Records a choice about cookies; repeated without effect',
    body: z.object({
      key: z.uuid().describe('Of this choice'),
      visitor: z.uuid().describe('Of this browser'),
      choice,
      wording: z.string().regex(/^[\d-]{4,10}$/),
    }),
    response: z.object({}),
    limit: { max: 30, perMinutes: 1 },
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/consents',
    summary: `One's consents, of choices about cookies the latest ${shownConsents}`,
    access: 'account',
    response: ownConsents,
  }),
};
