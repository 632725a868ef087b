import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import { auditQuery, type AuditEntryInWords } from '#shared/audit/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { presentAuditRow } from './audit-presenter.ts';
import { listAuditRows } from './audit.queries.ts';
import { findThings } from './find-things.ts';

export function mountAuditCsv(app: FastifyInstance, { db }: Context): void {
  mountCsv(app, {
    name: 'audit',
    tag: 'adminAudit',
    summary: 'Changes by administrators as CSV, filtered, the newest first',
    scope: 'settings',
    query: auditQuery,
    columns,
    listRows: async (query, locale) => {
      const rows = await listAuditRows(db, query, { limit: csvRows, offset: 0 });
      const things = await findThings(db, rows, locale);
      const i18n = serverI18n(locale);
      return rows.map((row) => presentAuditRow(row, things, i18n, []));
    },
  });
}

const linesOf = ({ changes }: AuditEntryInWords, side: 'before' | 'after') =>
  changes.flatMap((change) => (change[side] === null ? [] : [`${change.field}: ${change[side]}`])).join('\n');

const columns: readonly CsvColumn<AuditEntryInWords>[] = [
  [msg`Kdy`, ({ happened_at }) => happened_at],
  [msg`Kdo`, ({ actor }) => actor.username],
  [msg`Úkon`, ({ action }) => action.text],
  [msg`Čeho se týká`, ({ entity }) => entity.text],
  [msg`Číslo`, ({ entity }) => entity.id],
  [msg`Název`, ({ entity }) => entity.name],
  [msg`Před změnou`, (entry) => linesOf(entry, 'before')],
  [msg`Po změně`, (entry) => linesOf(entry, 'after')],
];
