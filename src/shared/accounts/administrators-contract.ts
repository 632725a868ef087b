import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField } from '../contract/fields.ts';
import { scopes } from '../contract/scopes.ts';
import { locales } from '../i18n/locales.ts';
import { emailField } from './contact-fields.ts';

const settings = { scope: 'settings' } as const;
const scopeList = z.array(z.enum(scopes));
const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const administrator = z
  .object({
    id: z.int(),
    username: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    scopes: scopeList,
    has_second_factor: z.boolean(),
    logins: z.int().describe('Active logins'),
    last_seen_at: z.iso.datetime().nullable().describe('The last use of an active login'),
  })
  .meta({ id: 'Administrator' });
export type Administrator = z.infer<typeof administrator>;

export const invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    scopes: scopeList,
    invited_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'AdministratorInvitation' });
export type Invitation = z.infer<typeof invitation>;

const team = z
  .object({ administrators: z.array(administrator), invitations: z.array(invitation) })
  .meta({ id: 'Administrators' });
export type Team = z.infer<typeof team>;

export const administratorsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/administrators',
    summary: 'All administrators, and the invitations that nobody has accepted yet',
    access: settings,
    response: team,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/administrators/invitations',
    summary: 'Invites somebody by mail to administer the portal; replaces an open invitation of the same address',
    access: settings,
    needsReauthentication: true,
    body: z.object({ email: emailField, scopes: scopeList.min(1), lang: z.enum(locales) }),
    response: team,
  }),
  cancelInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/administrators/invitations/{id}',
    summary: 'Cancels an invitation: its link no longer works',
    access: settings,
    params: z.object({ id: idField }),
    response: team,
  }),
  endLogins: endpoint({
    method: 'DELETE',
    path: '/api/admin/administrators/{id}/logins',
    summary: 'Ends all logins of another administrator',
    access: settings,
    needsReauthentication: true,
    params: z.object({ id: idField }),
    response: team,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/administrator-invitations/{token}',
    summary: 'What the link of an invitation offers; null when it is used, cancelled or expired',
    params: tokenParams,
    response: z.object({
      invitation: z.object({ email: z.string(), scopes: scopeList, invited_by: z.string().nullable() }).nullable(),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/administrator-invitations/{token}/acceptance',
    summary: 'Accepts an invitation with the account of the invited e-mail, which gets the scopes',
    access: 'account',
    params: tokenParams,
    response: z.object({ scopes: scopeList }),
    errors: ['invitation_ended', 'invitation_of_other'],
  }),
};
