import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import { adminProductQuery, type AdminProductRow } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { listProductsToExport } from './product-list.queries.ts';
import { presentProductRow } from './product-presenter.ts';

export function mountProductsCsv(app: FastifyInstance, { db }: Context): void {
  mountCsv(app, {
    name: 'products',
    tag: 'adminProducts',
    summary: 'Products as CSV, filtered and sorted',
    scope: 'content',
    query: adminProductQuery,
    columns,
    listRows: async (query) => (await listProductsToExport(db, query)).map(presentProductRow),
  });
}

const columns: readonly CsvColumn<AdminProductRow>[] = [
  [msg`Číslo`, ({ id }) => id],
  [msg`Název`, ({ name }) => name],
  [msg`Kód zboží`, ({ sku }) => sku],
  [msg`EAN`, ({ ean }) => ean],
  [msg`Kategorie`, ({ category }) => category.name],
  [msg`Značka`, ({ brand }) => brand?.name],
  [msg`Cena`, ({ price }) => price],
  [msg`Běžná cena`, ({ regular_price }) => regular_price],
  [msg`Měna`, ({ price }) => price.currency],
  [msg`V akci`, ({ is_on_sale }, i18n) => (is_on_sale ? i18n._(msg`ano`) : i18n._(msg`ne`))],
  [msg`Skladem`, ({ stock }) => stock],
  [msg`V nabídce`, ({ is_shown }, i18n) => (is_shown ? i18n._(msg`ano`) : i18n._(msg`ne`))],
];
