import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  byLocale,
  langField,
  localeField,
  plainLine,
  smallId,
  smallIdField,
  versionField,
} from '../contract/fields.ts';
import { documentLimits, documentsMost } from './limits.ts';
import { saver } from '../contract/revisions.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });

const text = z.object({
  title: plainLine({ min: 0, max: documentLimits.title }),
  description: plainLine({ min: 0, max: documentLimits.description }),
  file_key: z
    .string()
    .regex(/^documents\/[a-z0-9-]{1,80}\.pdf$/)
    .nullable()
    .describe('The current file, or an upload of the caller'),
});
const documentFields = z.object({ is_published: z.boolean(), texts: byLocale(() => text) });
export type DocumentInput = z.output<typeof documentFields>;

const storedText = z.object({ title: z.string(), description: z.string(), file_key: z.string().nullable() });

export const adminDocument = z
  .object({
    id: z.int(),
    is_published: z.boolean(),
    texts: byLocale(() => storedText),
    files: byLocale(() =>
      z.object({ url: z.string(), bytes: z.int(), updated_at: z.iso.datetime() }).nullable(),
    ).describe('Null in the languages that the document lacks; the addresses stay when a file is replaced'),
    version: versionField,
  })
  .meta({ id: 'AdminDocument' });
export type AdminDocument = z.infer<typeof adminDocument>;

export const documentVersion = z
  .object({
    id: z.int(),
    locale: localeField,
    bytes: z.int(),
    uploaded_at: z.iso.datetime(),
    uploaded_by: saver,
    is_current: z.boolean(),
    url: z.string(),
  })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.infer<typeof documentVersion>;

export const documentReference = z
  .object({
    kind: z.enum(['menus', 'intro_popup', 'banner', 'info_page', 'blog_post', 'newsletter']),
    id: z.int().nullable().describe('Null: there is only one of the kind'),
    name: z.string().nullable(),
  })
  .meta({ id: 'DocumentReference' });
export type DocumentReference = z.infer<typeof documentReference>;

export const uploadedDocument = z.object({ key: z.string(), bytes: z.int() }).meta({ id: 'UploadedDocument' });
export type UploadedDocument = z.infer<typeof uploadedDocument>;

export const adminDocumentsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/documents',
    summary: 'Documents to download in every language, in their order',
    access: content,
    response: z.array(adminDocument),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/documents',
    summary: 'Adds a document at the end. A language without a title and a file has none',
    access: content,
    body: documentFields,
    response: z.object({ id: z.int() }),
    errors: ['documents_full'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/admin/documents/order',
    summary: 'Sorts the documents',
    access: content,
    body: z.object({ ids: z.array(smallId).max(documentsMost) }),
    response: z.object({}),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/documents/{id}',
    summary: 'A document in every language',
    access: content,
    params: id,
    response: adminDocument,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/documents/{id}',
    summary: 'Changes a document. Replaced files stay for administrators',
    access: content,
    params: id,
    body: documentFields.extend({ version: versionField }),
    response: adminDocument,
  }),
  setPublished: endpoint({
    method: 'PUT',
    path: '/api/admin/documents/{id}/published',
    summary: 'Shows or hides a document in all languages',
    access: content,
    params: id,
    body: z.object({ is_published: z.boolean() }),
    response: z.object({}),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/admin/documents/{id}/versions',
    summary: 'The files that a document has had, the newest first',
    access: content,
    params: id,
    response: z.array(documentVersion),
  }),
  references: endpoint({
    method: 'GET',
    path: '/api/admin/documents/{id}/references',
    summary: 'What links to the file of a document, so that it cannot be deleted',
    access: content,
    params: id,
    query: z.object({ lang: langField }),
    response: z.array(documentReference),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/documents/{id}',
    summary: 'Deletes a document with all its files, unless something links to it',
    access: content,
    params: id,
    response: z.object({}),
    errors: ['document_linked'],
  }),
};

export const documentUploadContract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/documents/files',
    summary: 'Uploads a PDF of at most 10 MB; one that no document uses is removed after a day',
    access: content,
    upload: true,
    response: uploadedDocument,
  }),
};
