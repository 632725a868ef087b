import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { adminBankContract } from '#shared/bank-statements/admin-contract.ts';
import { mostStatementBytes } from '#shared/bank-statements/bank-lines.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { oneFile, receiveInMemory } from '#server/platform/calls/receive-in-memory.ts';
import { listShares } from './bank-share.queries.ts';
import { presentLine, presentStatement } from './bank-presenter.ts';
import { findStatement, listStatements, statementsPerPage } from './bank-statement.queries.ts';
import { assignLine, assignSuggested } from './clerk/assign-line.ts';
import { ignoreLines } from './clerk/ignore-lines.ts';
import {
  countWaitingFor,
  findLine,
  linesPerPage,
  listCandidates,
  listDues,
  listLines,
  listLinesOfOrder,
  listLinesOfStatement,
  type ListedLine,
} from './clerk/line-list.queries.ts';
import { undoLine } from './clerk/undo-line.ts';
import { importStatements } from './import-statements.ts';

export function mountAdminBank(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  // Only here forms with files are accepted.
  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits: oneFile(mostStatementBytes) });
    mountBankCalls(uploads, context, subjects);
  });
}

function mountBankCalls(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db, config } = context;
  const present = async (rows: readonly ListedLine[]) => {
    const shares = await listShares(
      db,
      rows.map(({ id }) => id),
    );
    const symbols = rows.flatMap(({ suggestion }) => suggestion.map(({ symbol }) => symbol));
    const dues = symbols.length > 0 ? await listDues(db, symbols) : new Map();
    return rows.map((row) => presentLine(row, shares, dues));
  };
  const pageOf = async (found: ListedLine[], page: number) => {
    const { rows, has_more } = adminPage(found, page, linesPerPage);
    return { lines: await present(rows), page, has_more };
  };
  mountCalls(app, 'adminBank', adminBankContract, {
    statements: async ({ query }) => {
      const { rows, has_more } = adminPage(await listStatements(db, query), query.page, statementsPerPage);
      const is_fetched = config.bank.fio !== undefined;
      return { statements: rows.map(presentStatement), page: query.page, has_more, is_fetched };
    },
    statement: async ({ params: { id }, query: { page } }) => {
      const statement = await findStatement(db, id);
      if (!statement) throw notFound();
      return {
        statement: presentStatement(statement),
        ...(await pageOf(await listLinesOfStatement(db, id, page), page)),
      };
    },
    import: async (_input, { caller, request }) => {
      const file = await receiveInMemory(request, 'statement_too_long');
      const statements = await importStatements(context, { ...file, actorId: caller.accountId });
      return { statements: statements.map(({ id = null, ...counts }) => ({ id, ...counts })) };
    },
    lines: async ({ query }) => pageOf(await listLines(db, query), query.page),
    ofOrder: async ({ params: { id } }) => {
      const [lines, waiting] = await Promise.all([listLinesOfOrder(db, id), countWaitingFor(db, id)]);
      return { lines: await present(lines), waiting };
    },
    candidates: async ({ params: { id }, query: { q } }) => {
      const line = await findLine(db, id);
      if (!line) throw notFound();
      const candidates = await listCandidates(db, line, q);
      return { candidates: candidates.map(({ amount, currency, ...row }) => ({ ...row, due: { amount, currency } })) };
    },
    assign: async ({ params: { id }, body: { shares } }, { caller: { accountId: actorId } }) => {
      await assignLine(context, subjects, { id, shares, actorId });
      return {};
    },
    assignSuggested: ({ body: { ids } }, { caller: { accountId: actorId } }) =>
      assignSuggested(context, subjects, { ids, actorId }),
    ignore: async ({ body: { ids, note } }, { caller: { accountId: actorId } }) => ({
      decided: await ignoreLines(context, { ids, note, actorId }),
    }),
    undo: async ({ params: { id } }, { caller: { accountId: actorId } }) => {
      await undoLine(context, subjects, { id, actorId });
      return {};
    },
  });
}
