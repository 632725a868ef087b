import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  adminPageField,
  byLocale,
  localeField,
  plainLine,
  plainText,
  smallId,
  smallIdField,
  versionField,
} from '../contract/fields.ts';
import { textHeading } from './contract.ts';
import { infoPageLimits, pageSlugPattern } from './limits.ts';
import { revisionList, revisionRow, saver } from '../contract/revisions.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });
const page = z.object({ page: adminPageField });

const text = z.object({
  title: plainLine({ min: 1, max: infoPageLimits.title }),
  slug: z.string().trim().max(infoPageLimits.slug).regex(pageSlugPattern).describe('Empty: made from the title'),
  perex: plainLine({ min: 0, max: infoPageLimits.perex }),
  body: plainText({ min: 1, max: infoPageLimits.body }).describe('Markdown'),
});
const texts = byLocale(() => text);
export type InfoPageTexts = z.output<typeof texts>;

const storedTexts = byLocale(() =>
  z.object({ title: z.string(), slug: z.string(), perex: z.string(), body: z.string() }),
);

export const adminInfoPage = z
  .object({
    id: z.int(),
    texts: storedTexts,
    updated_at: z.iso.datetime(),
    is_fixed: z.boolean().describe('The portal itself links to it, so it cannot be deleted'),
    version: versionField.describe('Version of the texts'),
  })
  .meta({ id: 'AdminInfoPage' });
export type AdminInfoPage = z.infer<typeof adminInfoPage>;

export const infoPageRevision = revisionRow.extend({ texts: storedTexts }).meta({ id: 'InfoPageRevision' });
export type InfoPageRevision = z.infer<typeof infoPageRevision>;

const revision = z.object({ id: smallIdField, revision: smallIdField });

export const adminInfoPagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/info-pages',
    summary: 'Info pages with their titles in a language and who saved them last, 50 a page',
    access: content,
    query: page.extend({ lang: localeField.optional() }),
    response: z.object({
      pages: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          slug: z.string(),
          updated_at: z.iso.datetime(),
          saved_by: saver,
        }),
      ),
      page: z.int(),
      has_more: z.boolean(),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/info-pages',
    summary: 'Adds an info page',
    access: content,
    body: z.object({ texts }),
    response: z.object({ id: z.int() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/info-pages/preview',
    summary: 'A text as its public page will show it',
    access: content,
    body: z.object({ lang: localeField, body: plainText({ min: 0, max: infoPageLimits.body }) }),
    response: z.object({ html: z.string(), headings: z.array(textHeading) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/info-pages/{id}',
    summary: 'The texts of an info page in every language',
    access: content,
    params: id,
    response: adminInfoPage,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/info-pages/{id}',
    summary: 'Changes the texts of an info page. The earlier ones stay in its history',
    access: content,
    params: id,
    body: z.object({ texts, version: versionField }),
    response: adminInfoPage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/info-pages/{id}',
    summary: 'Deletes an info page with its history, unless a menu or the portal itself links to it',
    access: content,
    params: id,
    response: z.object({}),
    errors: ['page_linked'],
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/admin/info-pages/{id}/revisions',
    summary: 'The saved versions of an info page, the newest first, 50 a page',
    access: content,
    params: id,
    query: page,
    response: revisionList,
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/admin/info-pages/{id}/revisions/{revision}',
    summary: 'A saved version of an info page, and the one before it',
    access: content,
    params: revision,
    response: z.object({ revision: infoPageRevision, previous: infoPageRevision.nullable() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/info-pages/{id}/restore',
    summary: 'Saves the texts of an earlier version again',
    access: content,
    params: id,
    body: z.object({ revision: smallId, version: versionField }),
    response: adminInfoPage,
  }),
};
