import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { langField, versionField } from '../contract/fields.ts';
import { feedCodes, leftOutReasons, namedLeftOut } from './feeds.ts';

const content = { scope: 'content' } as const;
const params = z.object({ code: z.enum(feedCodes) });
const time = z.iso.datetime();

export const adminFeed = z
  .object({
    code: z.enum(feedCodes),
    address: z.string(),
    is_on: z.boolean(),
    is_secret: z.boolean().describe('The address has a token'),
    is_wanted: z.boolean().describe('Somebody has asked for a build that has not begun'),
    is_outdated: z.boolean().describe('Something has changed since the last build'),
    built_at: time.nullable(),
    items: z.int().nullable(),
    bytes: z.int().nullable().describe('Of the whole feed, before compression'),
    left_out: z
      .array(
        z.object({
          reason: z.enum(leftOutReasons),
          count: z.int(),
          goods: z.array(z.object({ id: z.int(), name: z.string() })).max(namedLeftOut),
        }),
      )
      .describe('Goods on sale that are not in the feed'),
    failed_at: time.nullable(),
    error: z.string().nullable().describe('Of the last build, if it failed'),
    version: versionField,
  })
  .meta({ id: 'AdminFeed' });
export type AdminFeed = z.infer<typeof adminFeed>;

/** Feeds of goods for price comparison sites. */
export const adminFeedsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/feeds',
    summary: 'The feeds of this shop with their last builds',
    access: content,
    query: z.object({ lang: langField }),
    response: z.object({ feeds: z.array(adminFeed) }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/feeds/{code}',
    summary: 'Switches a feed on or off, and gives its address a new token or takes it away',
    access: content,
    params,
    query: z.object({ lang: langField }),
    body: z.object({ is_on: z.boolean(), is_secret: z.boolean(), version: versionField }),
    response: adminFeed,
  }),
  build: endpoint({
    method: 'POST',
    path: '/api/admin/feeds/{code}/builds',
    summary: 'Asks for a build within a minute; repeated without effect',
    access: content,
    params,
    response: z.object({}),
  }),
};
