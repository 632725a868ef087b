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
import { revisionList, revisionRow, saver } from '../contract/revisions.ts';
import { mailTextLimits } from './changed-text.ts';
import { textMailKinds } from './kinds.ts';

const settings = { scope: 'settings' } as const;
const kind = z.enum(textMailKinds);
const params = z.object({ kind });

const text = z.object({
  subject: plainLine({ min: 0, max: mailTextLimits.subject }).describe('Empty: the subject of the portal'),
  intro: plainText({ min: 0, max: mailTextLimits.intro }).describe('Empty: the first paragraph of the portal'),
});
const texts = byLocale(() => text);
export type MailTexts = z.output<typeof texts>;
const storedTexts = byLocale(() => z.object({ subject: z.string(), intro: z.string() }));

export const adminMailText = z
  .object({
    kind,
    variables: z.array(z.object({ name: z.string(), sample: z.string() })),
    texts: storedTexts,
    updated_at: z.iso.datetime().nullable(),
    version: versionField,
  })
  .meta({ id: 'AdminMailText' });
export type AdminMailText = z.infer<typeof adminMailText>;

export const mailTextRevision = revisionRow.extend({ texts: storedTexts }).meta({ id: 'MailTextRevision' });
export type MailTextRevision = z.infer<typeof mailTextRevision>;

const written = text.extend({ lang: localeField });

export const adminMailTextsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/mail-texts',
    summary: 'All kinds of mails, and which have changed texts',
    access: settings,
    response: z.array(
      z.object({
        kind,
        languages: z.array(localeField).describe('The languages with changed texts'),
        updated_at: z.iso.datetime().nullable(),
        saved_by: saver,
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/mail-texts/{kind}',
    summary: 'The changed texts of the mails of a kind, and the variables that they may use',
    access: settings,
    params,
    response: adminMailText,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/mail-texts/{kind}',
    summary: 'Changes the texts of the mails of a kind. Empty ones are those of the portal',
    access: settings,
    params,
    body: z.object({ texts, version: versionField }),
    response: adminMailText,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/mail-texts/{kind}/preview',
    summary: 'The beginning of a mail with sample data',
    access: settings,
    params,
    body: written,
    response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/mail-texts/{kind}/test',
    summary: 'Sends the beginning of a mail with sample data to the caller',
    access: settings,
    params,
    body: written,
    response: z.object({ address: z.string() }),
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/admin/mail-texts/{kind}/revisions',
    summary: 'The saved versions of the changed texts, the newest first, 50 a page',
    access: settings,
    params,
    query: z.object({ page: adminPageField }),
    response: revisionList,
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/admin/mail-texts/{kind}/revisions/{revision}',
    summary: 'A saved version of the changed texts, and the one before it',
    access: settings,
    params: params.extend({ revision: smallIdField }),
    response: z.object({ revision: mailTextRevision, previous: mailTextRevision.nullable() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/mail-texts/{kind}/restore',
    summary: 'Saves earlier texts again',
    access: settings,
    params,
    body: z.object({ revision: smallId, version: versionField }),
    response: adminMailText,
  }),
};
