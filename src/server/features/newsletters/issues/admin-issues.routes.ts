import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { langField, smallIdField } from '#shared/contract/fields.ts';
import { notFound } from '#shared/errors.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { adminIssuesContract, type AdminIssue } from '#shared/newsletters/issues-contract.ts';
import { copiesPerPage, issuesPerPage } from '#shared/newsletters/issues.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import { countRecipients } from '../recipient.queries.ts';
import { addIssue, changeIssue, duplicateIssue, removeDrafts, removeIssue } from './change-issues.ts';
import { listCopies } from './copy.queries.ts';
import { listIssueGoods } from './goods.queries.ts';
import { presentIssue, presentRow } from './issue-presenter.ts';
import { countIssues, findIssue, listIssues } from './issue.queries.ts';
import { listLinks } from './link.queries.ts';
import { previewIssue, sendTestMail } from './preview-issue.ts';
import { moveIssue, sendIssue } from './send-or-plan.ts';
import { writtenIn } from './written-in.ts';

export function mountAdminIssues(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const get = async (id: number, lang: Locale): Promise<AdminIssue> => {
    const issue = await findIssue(db, id);
    if (!issue) throw notFound();
    const offered = issue.content.blocks.flatMap((block) => (block.kind === 'listings' ? block.listings : []));
    const [links, goods] = await Promise.all([listLinks(db, id), listIssueGoods(db, offered, lang)]);
    return presentIssue(issue, { links, offered, goods });
  };
  mountCalls(app, 'adminIssues', adminIssuesContract, {
    list: async ({ query }) => {
      const [found, total] = await Promise.all([listIssues(db, query), countIssues(db, query)]);
      const { rows, has_more } = adminPage(found, query.page, issuesPerPage);
      return { issues: rows.map(presentRow), total, page: query.page, has_more };
    },
    add: ({ body }, { caller }) => addIssue(context, caller.accountId, body),
    get: ({ params, query }) => get(params.id, query.lang),
    change: async ({ params: { id }, query: { lang }, body }, { caller }) => {
      await withCurrent(
        () => get(id, lang),
        () => changeIssue(context, caller.accountId, id, body),
      );
      return get(id, lang);
    },
    remove: async ({ params }, { caller }) => {
      await removeIssue(context, caller.accountId, params.id);
      return {};
    },
    removeDrafts: async ({ body }, { caller }) => ({
      removed: await removeDrafts(context, caller.accountId, body.ids),
    }),
    duplicate: ({ params }, { caller }) => duplicateIssue(context, caller.accountId, params.id),
    recipients: async ({ params }) => {
      const issue = await findIssue(db, params.id);
      if (!issue) throw notFound();
      const by = await countRecipients(db, { categories: issue.categories, locales: writtenIn(issue.content) });
      const total = Object.values(by).reduce((sum, count) => sum + count, 0);
      return { by_language: by, total, has_mail_server: context.config.mail.smtpUrl !== undefined };
    },
    copies: async ({ params: { id }, query }) => {
      if (!(await findIssue(db, id))) throw notFound();
      const { rows, has_more } = adminPage(await listCopies(db, id, query), query.page, copiesPerPage);
      const copies = rows.map(({ locale, claimed_at: at, ...row }) => ({
        ...row,
        language: locale,
        at: at?.toISOString() ?? null,
      }));
      return { copies, page: query.page, has_more };
    },
    send: async ({ params: { id }, body }, { caller }) => {
      await withCurrent(
        () => get(id, defaultLocale),
        () => sendIssue(context, caller.accountId, id, body),
      );
      return {};
    },
    move: async ({ params, body }, { caller }) => {
      await moveIssue(context, caller.accountId, params.id, body.action);
      return {};
    },
    test: ({ params, body }, { caller }) => sendTestMail(context, caller.accountId, params.id, body),
    preview: async ({ params, query }) => {
      const { subject, text, leftOut } = await previewIssue(context, params.id, query.lang);
      return { subject, text, left_out: leftOut };
    },
  });
  mountPreview(app, context);
}

const previewParams = z.object({ id: smallIdField });
const previewQuery = z.object({ lang: langField });

/**
 * The HTML of a mail for a frame. It needs inline styles, which the policy of pages blocks, so it has its own policy: no
 * script, pictures of the portal only.
 */
function mountPreview(app: FastifyInstance, context: Context): void {
  app.get(
    '/api/admin/newsletters/:id/preview.html',
    {
      schema: { hide: true, params: previewParams, querystring: previewQuery },
      onRequest: async (request) => checkAccess(request, { scope: 'content' }),
    },
    async ({ params, query }, reply) => {
      const { html } = await previewIssue(context, previewParams.parse(params).id, previewQuery.parse(query).lang);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
        })
        .send(html);
    },
  );
}
