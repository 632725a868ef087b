import type { FastifyInstance } from 'fastify';
import { noticesContract, noticesPerPage } from '#shared/accounts/notices-contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listNotices, markNoticesRead } from './notice.queries.ts';

export function mountNotices(app: FastifyInstance, { db, now }: Context): void {
  mountCalls(app, 'notices', noticesContract, {
    list: async ({ query: { lang: locale, page } }, { caller }) => {
      const { rows, total, unread } = await listNotices(db, caller.accountId, { locale, page });
      if (page > 1 && rows.length === 0) throw notFound();
      return {
        notices: rows.map(({ created_at: at, read_at: readAt, ...notice }) => ({
          ...notice,
          created_at: at.toISOString(),
          is_read: readAt !== null,
        })),
        total,
        unread,
        page,
        pages: Math.max(1, Math.ceil(total / noticesPerPage)),
      };
    },
    markRead: async ({ body }, { caller }) => {
      await markNoticesRead(db, caller.accountId, body.up_to, now());
      return {};
    },
  });
}
