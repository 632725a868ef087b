import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, plainLine, versionField } from '../contract/fields.ts';
import { settingValues } from './contract.ts';

const settings = { scope: 'settings' } as const;
const line = plainLine({ min: 1, max: 200 });
const text = z.object({ register: plainLine({ min: 0, max: 300 }), opening_hours: plainLine({ min: 0, max: 100 }) });
const socialLink = plainLine({ min: 0, max: 300 }).regex(/^(https:\/\/\S+)?$/);

const contactFields = z.object({
  company: line,
  street: line,
  city: line,
  postcode: plainLine({ min: 1, max: 20 }),
  company_id: plainLine({ min: 0, max: 20 }),
  tax_id: plainLine({ min: 0, max: 20 }),
  email: z.email().max(254),
  phone: plainLine({ min: 1, max: 40 }).regex(/^(\+?[\d ()/.-]{6,})?$/),
  facebook: socialLink.describe('Empty: none'),
  instagram: socialLink.describe('Empty: none'),
  texts: byLocale(() => text),
});
export type ContactInput = z.output<typeof contactFields>;

const storedText = z.object({ register: z.string(), opening_hours: z.string() });

export const adminContacts = settingValues.contacts
  .omit({ register: true, opening_hours: true, socials: true })
  .extend({
    facebook: z.string(),
    instagram: z.string(),
    texts: byLocale(() => storedText),
    version: versionField,
  })
  .meta({ id: 'AdminContacts' });
export type AdminContacts = z.infer<typeof adminContacts>;

export const adminSettingsContract = {
  contacts: endpoint({
    method: 'GET',
    path: '/api/admin/contacts',
    summary: 'Who runs the portal and how to reach them, in every language',
    access: settings,
    response: adminContacts,
  }),
  changeContacts: endpoint({
    method: 'PUT',
    path: '/api/admin/contacts',
    summary: 'Changes the contacts on pages, in e-mails and on future invoices',
    access: settings,
    body: contactFields.extend({ version: versionField }),
    response: adminContacts,
  }),
};
