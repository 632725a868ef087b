import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, plainLine, plainText, smallId, versionField } from '../contract/fields.ts';
import { scopes } from '../contract/scopes.ts';
import { locales } from '../i18n/locales.ts';
import { decisionReason } from '../reasons/contract.ts';
import { companyFields, emailField } from './contact-fields.ts';
import { accountStates } from './limits.ts';

const users = { scope: 'users' } as const;
const reason = plainText({ min: 1, max: 2000 });
/** The most accounts that one decision may cover. */
const ids = z.array(z.int().positive()).min(1).max(100);

export const adminAccountSorts = ['oldest', 'newest', 'username'] as const;

export const adminAccountQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of user name, e-mail, name, company, ID or phone'),
  state: z.enum(accountStates).optional(),
  kind: z.enum(['person', 'business', 'verified', 'administrator']).optional(),
  sort: z.enum(adminAccountSorts).default('newest'),
  page: adminPageField,
});

export const adminAccountRow = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string().nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    state: z.enum(accountStates),
    is_business: z.boolean(),
    company: z.string().nullable(),
    company_id: z.string().nullable(),
    authorized: z.boolean(),
    scopes: z.array(z.enum(scopes)),
    group: z.string().nullable(),
    adverts: z.int().describe('Adverts that are waiting, approved or paused'),
    created_at: z.iso.datetime(),
    locale: z.enum(locales).describe('The language of mails to the user'),
  })
  .meta({ id: 'AdminAccount' });
export type AdminAccountRow = z.infer<typeof adminAccountRow>;

export const accountEvent = z
  .object({
    id: z.int(),
    kind: z.string(),
    actor: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    happened_at: z.iso.datetime(),
  })
  .meta({ id: 'AccountEvent' });

export const accountNote = z
  .object({
    id: z.int(),
    text: z.string(),
    author: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AccountNote' });
export type AccountNote = z.infer<typeof accountNote>;

export const adminAccount = adminAccountRow
  .extend({
    tax_id: z.string().nullable(),
    company_address: z.string().nullable(),
    user_group_id: z.int().nullable(),
    age_confirmed_at: z.iso.datetime().nullable(),
    avatar: z.string().nullable().describe('Key of the picture'),
    version: versionField.describe('Version of the group and the scopes'),
    company_version: versionField.describe('Version of the company data'),
    is_email_confirmed: z.boolean().describe('The owner of the mailbox opened a link sent to it'),
    has_second_factor: z.boolean(),
    events: z.array(accountEvent).describe('The newest 100'),
    notes: z.array(accountNote).describe('What administrators have noted for each other; the newest 100'),
  })
  .meta({ id: 'AdminAccountDetail' });

/** The accounts that changed. Accounts that were no longer in the required state are left out. */
const decided = z.object({ decided: z.array(z.int()) });

export const adminAccountsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/accounts',
    summary: 'Users, filtered and sorted, 50 a page',
    access: users,
    query: adminAccountQuery,
    response: z.object({
      accounts: z.array(adminAccountRow),
      total: z.int().describe('Exact up to 1 000; 1001 means more'),
      page: z.int(),
      has_more: z.boolean(),
      waiting: z.int().describe('Registrations waiting for approval'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/{id}',
    summary: 'A user with the history of the account',
    access: users,
    params: z.object({ id: idField }),
    response: adminAccount,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/approval',
    summary: 'Approves registrations; each gets an e-mail',
    access: users,
    body: z.object({ ids }),
    response: decided,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/refusal',
    summary: 'Refuses registrations with a reason, which the e-mail contains',
    access: users,
    body: z.object({ ids, ...decisionReason }),
    response: decided,
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/block',
    summary: 'Blocks users: their logins end and their adverts stay hidden',
    access: users,
    body: z.object({ ids, ...decisionReason }),
    response: decided,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/unblock',
    summary: 'Unblocks users',
    access: users,
    body: z.object({ ids }),
    response: decided,
  }),
  setGroup: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/{id}/group',
    summary: 'Puts another user into a group, or into none; 409 when somebody else changed group or scopes meanwhile',
    access: users,
    needsReauthentication: true,
    params: z.object({ id: idField }),
    body: z.object({ user_group_id: smallId.nullable(), version: versionField }),
    response: adminAccount,
  }),
  setVerified: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/{id}/verification',
    summary: 'Verifies a user, or withdraws the verification: verified users post adverts without limit and approval',
    access: users,
    needsReauthentication: true,
    params: z.object({ id: idField }),
    body: z.object({ authorized: z.boolean() }),
    response: adminAccount,
  }),
  setScopes: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/{id}/scopes',
    summary: 'Sets the administrator scopes of another user; 409 when somebody else changed group or scopes meanwhile',
    access: { scope: 'settings' },
    needsReauthentication: true,
    params: z.object({ id: idField }),
    body: z.object({ scopes: z.array(z.enum(scopes)).max(scopes.length), version: versionField }),
    response: adminAccount,
  }),
  correctEmail: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/{id}/email',
    summary: 'Sets the e-mail of another user who has lost the mailbox; logins end and both addresses get a mail',
    access: users,
    needsReauthentication: true,
    params: z.object({ id: idField }),
    body: z.object({ email: emailField, reason }),
    response: adminAccount,
  }),
  correctCompany: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/{id}/company',
    summary: 'Corrects the company data of another user, who gets a mail; 409 for a private person, or outdated data',
    access: users,
    params: z.object({ id: idField }),
    body: z.object({ ...companyFields, reason, version: versionField }),
    response: adminAccount,
  }),
  switchOffSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/accounts/{id}/second-factor',
    summary: 'Switches the second factor of another administrator off, e.g. when the phone is lost',
    access: { scope: 'settings' },
    needsReauthentication: true,
    params: z.object({ id: idField }),
    response: adminAccount,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/{id}/notes',
    summary: 'Notes something about a user for other administrators; the user does not see it',
    access: users,
    params: z.object({ id: idField }),
    body: z.object({ text: plainText({ min: 1, max: 2000 }) }),
    response: adminAccount,
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/api/admin/accounts/{id}/notes/{note}',
    summary: 'Deletes an internal note',
    access: users,
    params: z.object({ id: idField, note: idField }),
    response: adminAccount,
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/admin/user-groups',
    summary: 'User groups with their discounts',
    access: users,
    response: z.array(z.object({ id: z.int(), name: z.string(), discount: z.number() })),
  }),
};
