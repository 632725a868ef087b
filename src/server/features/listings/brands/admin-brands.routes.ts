import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import { adminBrandQuery, adminBrandsContract } from '#shared/catalog/admin-brands-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { brandsPerPage, countBrands, listBrandRows, listBrandsToExport, type BrandRow } from './admin-brand.queries.ts';
import { addBrand, presentBrand, renameBrand, startBrandMerge } from './change-brands.ts';

export function mountAdminBrands(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'adminBrands', adminBrandsContract, {
    list: async ({ query }) => {
      const [found, total] = await Promise.all([listBrandRows(db, query), countBrands(db, query)]);
      const { rows, has_more } = adminPage(found, query.page, brandsPerPage);
      return { brands: rows.map(presentBrand), total, page: query.page, has_more };
    },
    add: ({ body }, { caller }) => addBrand(context, caller.accountId, body.name),
    rename: ({ params, body }, { caller }) => renameBrand(context, caller.accountId, { ...body, id: params.id }),
    merge: async ({ body }, { caller }) => {
      const { decided } = await startBrandMerge(context, caller.accountId, body);
      return { decided };
    },
  });
  mountCsv(app, {
    name: 'brands',
    tag: 'adminBrands',
    summary: 'Brands as CSV, filtered and sorted',
    scope: 'content',
    query: adminBrandQuery,
    columns,
    listRows: (query) => listBrandsToExport(db, query),
  });
}

const columns: readonly CsvColumn<BrandRow>[] = [
  [msg`Číslo`, ({ id }) => id],
  [msg`Název`, ({ name }) => name],
  [msg`Schválená`, ({ is_approved: is }, i18n) => (is ? i18n._(msg`ano`) : i18n._(msg`ne`))],
  [msg`Nabídek na portálu`, ({ listings }) => listings],
];
