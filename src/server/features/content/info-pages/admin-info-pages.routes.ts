import type { FastifyInstance } from 'fastify';
import { adminInfoPagesContract, type AdminInfoPage, type InfoPageTexts } from '#shared/content/info-pages-contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { versionOf, withCurrent } from '#server/platform/db/row-version.ts';
import { findStoredInfoPage, infoPagesPerList, listInfoPages } from './admin-info-page.queries.ts';
import { addInfoPage, changeInfoPage, isFixed, removeInfoPage, restoreInfoPage } from './change-info-pages.ts';
import { renderInfoText } from './info-page-presenter.ts';
import {
  findRevisions,
  listRevisions,
  presentRevision,
  presentRevisionRow,
  revisionsPerList,
  saverOf,
} from '#server/features/revisions/index.ts';

export function mountAdminInfoPages(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const get = async (id: number): Promise<AdminInfoPage> => {
    const page = await findStoredInfoPage(db, id);
    if (!page) throw notFound();
    const { texts, updated_at: updatedAt } = page;
    return { id, texts, updated_at: updatedAt.toISOString(), is_fixed: isFixed(id), version: versionOf(texts) };
  };
  mountCalls(app, 'adminInfoPages', adminInfoPagesContract, {
    list: async ({ query: { page, lang } }, { locale }) => {
      const { rows, has_more } = adminPage(await listInfoPages(db, lang ?? locale, page), page, infoPagesPerList);
      const pages = rows.map(({ id, title, slug, updated_at: updatedAt, ...account }) => ({
        id,
        title,
        slug,
        updated_at: updatedAt.toISOString(),
        saved_by: saverOf(account),
      }));
      return { pages, page, has_more };
    },
    get: ({ params: { id } }) => get(id),
    add: ({ body }, { caller }) => addInfoPage(context, caller.accountId, body.texts),
    change: async ({ params: { id }, body }, { caller }) => {
      await withCurrent(
        () => get(id),
        () => changeInfoPage(context, caller.accountId, id, body),
      );
      return get(id);
    },
    restore: async ({ params: { id }, body }, { caller }) => {
      await withCurrent(
        () => get(id),
        () => restoreInfoPage(context, caller.accountId, id, body),
      );
      return get(id);
    },
    remove: async ({ params: { id } }, { caller }) => {
      await removeInfoPage(context, caller.accountId, id);
      return {};
    },
    preview: async ({ body: { body, lang } }) => renderInfoText(body, lang),
    revisions: async ({ params: { id }, query: { page } }) => {
      await get(id);
      const { rows, has_more } = adminPage(await listRevisions(db, 'info_page', id, page), page, revisionsPerList);
      return { revisions: rows.map(presentRevisionRow), page, has_more };
    },
    revision: async ({ params: { id, revision } }) => {
      const [found, previous] = await findRevisions<InfoPageTexts>(db, 'info_page', id, revision);
      if (!found) throw notFound();
      return { revision: presentRevision(found), previous: previous ? presentRevision(previous) : null };
    },
  });
}
