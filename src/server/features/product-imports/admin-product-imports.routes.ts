import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { productImportsContract } from '#shared/product-imports/admin-contract.ts';
import { mostImportBytes } from '#shared/product-imports/imports.ts';
import type { Context } from '#server/context.ts';
import { countUndone, listBranchNames, listLeftProducts } from '#server/features/products/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { oneFile, receiveInMemory } from '#server/platform/calls/receive-in-memory.ts';
import { knownColumns, titleOf } from './columns/column-titles.ts';
import { presentImport, presentRow, problemTexts } from './import-presenter.ts';
import { findImport, importsPerPage, listImports } from './import.queries.ts';
import { mountImportFiles } from './import-files.routes.ts';
import { readRowWords } from './row-words.ts';
import { listReasons, listRows } from './rows/import-row.queries.ts';
import type { IssueText } from './rows/row-problem.ts';
import { applyImport, checkImport, undoImport } from './steer-import.ts';
import { resumeImport, stopImport } from './stop-import.ts';
import { uploadImport } from './upload-import.ts';

const rowsPerPage = 50;
const shownLeft = 100;
const shownReasons = 10;

export function mountProductImports(app: FastifyInstance, context: Context, issueText: IssueText): void {
  mountImportFiles(app, context, issueText);
  // Only here forms with files are accepted.
  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits: oneFile(mostImportBytes) });
    mountImportCalls(uploads, context, issueText);
  });
}

function mountImportCalls(app: FastifyInstance, context: Context, issueText: IssueText): void {
  const { db } = context;
  const getImport = async (id: number) => {
    const found = await findImport(db, id);
    if (!found) throw notFound();
    return found;
  };
  mountCalls(app, 'productImports', productImportsContract, {
    list: async ({ query: { page } }) => {
      const { rows, has_more } = adminPage(await listImports(db, page), page, importsPerPage);
      return { imports: rows.map(presentImport), page, has_more };
    },
    upload: async (_input, { caller, request }) => ({
      id: await uploadImport(context, {
        ...(await receiveInMemory(request, 'table_too_large')),
        actorId: caller.accountId,
      }),
    }),
    get: async ({ params: { id }, query: { lang } }) => {
      const found = await getImport(id);
      const setId = found.change_set_id;
      const [branches, counts, left] = await Promise.all([
        listBranchNames(db),
        setId === null ? { undone: 0, left: 0 } : countUndone(db, setId),
        setId === null ? [] : listLeftProducts(db, setId, { lang, limit: shownLeft }),
      ]);
      return {
        ...presentImport(found),
        header: [...found.header],
        samples: found.samples.map((cells) => [...cells]),
        mapping: [...found.mapping],
        change_id: setId,
        columns: knownColumns(branches).map((column) => ({ name: column.name, title: titleOf(column, lang) })),
        undone: counts.undone,
        left,
        left_count: counts.left,
      };
    },
    rows: async ({ params: { id }, query: { state, page, lang } }) => {
      const { mapping } = await getImport(id);
      const words = await readRowWords(context, lang, issueText);
      const offset = (page - 1) * rowsPerPage;
      const found = await listRows(db, id, { state, lang, offset, limit: rowsPerPage + 1 });
      const reasons = state === 'bad' && page === 1 ? await listReasons(db, id, shownReasons) : [];
      const texts = problemTexts(reasons, words);
      const { rows, has_more } = adminPage(found, page, rowsPerPage);
      return {
        rows: rows.map((row) => presentRow(row, mapping, words)),
        page,
        has_more,
        reasons: reasons.map((reason, index) => ({ text: texts[index]!, rows: reason.rows })),
      };
    },
    check: async ({ params: { id }, body: { mapping } }, { caller: { accountId: actorId } }) => {
      await checkImport(context, { id, actorId, mapping });
      return {};
    },
    apply: async ({ params: { id }, body: { mode } }, { caller: { accountId: actorId } }) => {
      await applyImport(context, { id, actorId, mode });
      return {};
    },
    stop: async ({ params: { id } }, { caller: { accountId: actorId } }) => ({
      is_stopped: await stopImport(context, { id, actorId }),
    }),
    resume: async ({ params: { id } }, { caller: { accountId: actorId } }) => {
      await resumeImport(context, { id, actorId });
      return {};
    },
    undo: async ({ params: { id } }, { caller: { accountId: actorId } }) => {
      await undoImport(context, { id, actorId });
      return {};
    },
  });
}
