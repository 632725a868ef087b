import type { FastifyInstance } from 'fastify';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { adminAuditContract } from '#shared/audit/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { presentAuditRow } from './audit-presenter.ts';
import { actionTexts, entityTexts } from './audit-texts.ts';
import { listAuditRows } from './audit.queries.ts';
import { findThings } from './find-things.ts';

const perPage = 50;

export function mountAdminAudit(app: FastifyInstance, { db }: Context): void {
  mountCalls(app, 'adminAudit', adminAuditContract, {
    list: async ({ query }, { caller, locale }) => {
      const { page } = query;
      const found = await listAuditRows(db, query, { limit: perPage + 1, offset: (page - 1) * perPage });
      const { rows, has_more } = adminPage(found, page, perPage);
      const things = await findThings(db, rows, locale);
      const i18n = serverI18n(locale);
      return {
        entries: rows.map((row) => presentAuditRow(row, things, i18n, caller.scopes)),
        page,
        has_more,
        actions: choicesOf(actionTexts, i18n),
        entities: choicesOf(entityTexts, i18n),
      };
    },
  });
}

function choicesOf(texts: Readonly<Record<string, MessageDescriptor>>, i18n: I18n) {
  return Object.entries(texts).map(([code, text]) => ({ code, text: i18n._(text) }));
}
