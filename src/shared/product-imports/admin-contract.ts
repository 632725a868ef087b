import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, langField } from '../contract/fields.ts';
import { importFormats, importModes, importProblems, importStates, rowChoices } from './imports.ts';

const content = { scope: 'content' } as const;
const params = z.object({ id: idField });
const nothing = z.object({});
const mapping = z.array(z.string().max(40).nullable()).max(200).describe('For each column of the file what it holds');

const productImport = z
  .object({
    id: z.int(),
    file_name: z.string(),
    format: z.enum(importFormats),
    size_bytes: z.int(),
    state: z.enum(importStates),
    problem: z.enum(importProblems).nullable(),
    mode: z.enum(importModes).nullable(),
    rows_read: z.int(),
    rows_added: z.int(),
    rows_changed: z.int(),
    rows_unchanged: z.int(),
    rows_bad: z.int(),
    rows_applied: z.int(),
    uploaded_by: z.string(),
    uploaded_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    stopped_by: z.string().nullable(),
    stopped_at: z.iso.datetime().nullable().describe('Null when nobody has stopped it, or it was resumed'),
  })
  .meta({ id: 'ProductImport' });
export type ProductImport = z.infer<typeof productImport>;

const detail = productImport
  .extend({
    header: z.array(z.string()),
    samples: z.array(z.array(z.string())).describe('The first rows'),
    mapping: z.array(z.string().nullable()),
    change_id: z.int().nullable().describe('Of the products that it has changed, for their list'),
    columns: z
      .array(z.object({ name: z.string(), title: z.string() }))
      .describe('What a column may hold, in the language of the request'),
    undone: z.int().describe('Products whose previous values were restored'),
    left: z
      .array(z.object({ id: z.int(), sku: z.string(), name: z.string() }))
      .describe('The first products that an undoing left because somebody had changed them since'),
    left_count: z.int(),
  })
  .meta({ id: 'ProductImportDetail' });
export type ProductImportDetail = z.infer<typeof detail>;

const row = z
  .object({
    line: z.int(),
    sku: z.string(),
    name: z.string().nullable().describe('Of the product, otherwise from the file'),
    product_id: z.int().nullable(),
    changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    problems: z.array(z.string()).describe('In the language of the request'),
  })
  .meta({ id: 'ProductImportRow' });
export type ProductImportRow = z.infer<typeof row>;

/** Imports of products: upload, description of the columns, a check without changes, then the changes. */
export const productImportsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/product-imports',
    summary: 'Imports of products, the newest first, 50 a page',
    access: content,
    query: z.object({ page: adminPageField }),
    response: z.object({ imports: z.array(productImport), page: z.int(), has_more: z.boolean() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/product-imports',
    summary: 'Stores a table of products: CSV or XLSX with a header. Changes no product',
    access: content,
    upload: true,
    response: z.object({ id: z.int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/product-imports/{id}',
    summary: 'An import with its columns and counts',
    access: content,
    params,
    query: z.object({ lang: langField }),
    response: detail,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/admin/product-imports/{id}/rows',
    summary: 'Rows of an import by what becomes of them, 50 a page',
    access: content,
    params,
    query: z.object({ state: z.enum(rowChoices).default('bad'), page: adminPageField, lang: langField }),
    response: z.object({
      rows: z.array(row),
      page: z.int(),
      has_more: z.boolean(),
      reasons: z
        .array(z.object({ text: z.string(), rows: z.int() }))
        .describe('With the first page of bad rows: the most frequent problems of all of them'),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/admin/product-imports/{id}/check',
    summary: 'Starts to check the rows with these columns; changes no product',
    access: content,
    params,
    body: z.object({ mapping }),
    response: nothing,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/admin/product-imports/{id}/apply',
    summary: 'Starts to carry a checked import out; one import at a time',
    access: content,
    params,
    body: z.object({ mode: z.enum(importModes) }),
    errors: ['import_running'],
    response: nothing,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/admin/product-imports/{id}/stop',
    summary: 'Stops an import that is checked or carried out; repeated without effect',
    access: content,
    params,
    response: z.object({ is_stopped: z.boolean().describe('False when it has ended by itself before') }),
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/admin/product-imports/{id}/resume',
    summary: 'Has the rest of a stopped import carried out',
    access: content,
    params,
    errors: ['import_running'],
    response: nothing,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/product-imports/{id}/undo',
    summary: 'Starts to restore the previous values of products that nobody has changed since',
    access: content,
    params,
    errors: ['import_running'],
    response: nothing,
  }),
};
