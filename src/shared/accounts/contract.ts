import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { botTokenField, idField, langField, localeField, pictureKey, withRules } from '../contract/fields.ts';
import { addressInput, contactFields, contactRules, emailField, normaliseContact } from './contact-fields.ts';
import { scopes } from '../contract/scopes.ts';
import { passwordLength, secondFactorCodeLength, usernameLength, usernamePattern } from './limits.ts';

const password = z.string().min(passwordLength.min).max(passwordLength.max);
const nothing = z.object({});

const email = emailField;
const confirmed = z.boolean();

/** `token` in the address of a link from a mail. */
const hash = z.string().regex(/^[\w-]{43}$/);

export const registration = withRules(
  z.object({
    username: z.string().trim().min(usernameLength.min).max(usernameLength.max).regex(usernamePattern),
    email,
    password,
    password_confirmation: z.string().min(1).max(passwordLength.max),
    ...contactFields,
    terms: confirmed.describe('Accepts the terms'),
    age: confirmed.describe('Confirms being 18 or older'),
    lang: langField.describe('Language of the mails'),
    bot_token: botTokenField,
  }),
  [
    {
      field: 'password_confirmation',
      error: 'passwords_differ',
      isMet: (form) => form.password_confirmation === '' || form.password_confirmation === form.password,
    },
    { field: 'terms', error: 'must_be_confirmed', isMet: (form) => form.terms !== false },
    { field: 'age', error: 'must_be_confirmed', isMet: (form) => form.age !== false },
    ...contactRules,
  ],
)
  .overwrite(normaliseContact)
  .meta({ id: 'Registration' });

/** The logged-in user (specification, sections 3 and 7). */
export const me = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    avatar_file_name: z.string().nullable().describe('Key of the picture: /pictures/{key}/{width}.{avif|webp}'),
    authorized: z.boolean().describe('Verified: posts adverts without limit and approval'),
    group: z.object({ name: z.string(), discount: z.number() }).nullable(),
    scopes: z.array(z.enum(scopes)).describe('Not empty for administrators'),
    first_name: z.string(),
    last_name: z.string(),
    phone_prefix: z.string(),
    phone: z.string().nullable(),
    is_business: z.boolean(),
    company: z.string().nullable(),
    company_id: z.string().nullable(),
    tax_id: z.string().nullable(),
    company_address: z.string().nullable(),
    locale: localeField,
    is_email_confirmed: z.boolean().describe('The owner of the mailbox opened a link sent to it'),
    has_second_factor: z.boolean(),
    suspended_until: z.iso.datetime().nullable().describe('Until then the user neither publishes nor writes to others'),
    is_influencer: z.boolean().describe('Has, or once had, vouchers to earn by'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

/** A change of the e-mail that waits until both addresses have confirmed it. */
export const emailChange = z
  .object({
    email: z.string().describe('The new address'),
    expires_at: z.iso.datetime(),
    is_old_confirmed: z.boolean(),
    is_new_confirmed: z.boolean(),
  })
  .meta({ id: 'EmailChange' });
export type EmailChange = z.infer<typeof emailChange>;

const emailLinkOutcomes = ['confirmed', 'changed', 'waits_for_old', 'waits_for_new'] as const;
export type EmailLinkOutcome = (typeof emailLinkOutcomes)[number];

export const login = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    user_agent: z.string(),
    address: z.string(),
    is_current: z.boolean(),
  })
  .meta({ id: 'Login' });

export const address = z
  .object({
    id: z.int(),
    kind: z.enum(['invoice', 'delivery']),
    name: z.string(),
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2'),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;

export const publicProfile = z
  .object({
    id: z.int(),
    username: z.string(),
    avatar: z.string().nullable(),
    is_verified: z.boolean(),
    is_business: z.boolean(),
    business: z
      .object({
        company: z.string(),
        company_id: z.string(),
        tax_id: z.string().nullable(),
        address: z.string(),
      })
      .nullable(),
    stars: z.number().nullable(),
    reviews: z.int(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });

export const accountsContract = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Registers a person or a company; an administrator approves',
    botCheck: 'register',
    body: registration,
    response: nothing,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Logs in. The token works as a Bearer token; browsers also get it as a cookie',
    botCheck: 'login',
    body: z.object({
      email,
      password: z.string().min(1).max(passwordLength.max),
      code: z
        .string()
        .trim()
        .max(secondFactorCodeLength)
        .optional()
        .describe('From the authenticator app, or a recovery code'),
      bot_token: botTokenField,
    }),
    response: z.object({ token: z.string() }),
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/auth/logout',
    summary: 'Ends the login on the server',
    response: nothing,
    errors: ['cross_site'],
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'Sends a link for a new password; the answer is the same whether the e-mail exists or not',
    botCheck: 'reset',
    body: z.object({ email, lang: langField, bot_token: botTokenField }),
    response: nothing,
  }),
  resetState: endpoint({
    method: 'GET',
    path: '/api/auth/reset/{hash}',
    summary: 'Whether the link for a new password is still valid',
    params: z.object({ hash }),
    response: z.object({ is_valid: z.boolean() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset/{hash}',
    summary: 'Sets a new password by the link from the e-mail, once; ends every login',
    params: z.object({ hash }),
    body: z.object({ password, password_confirmation: z.string().max(passwordLength.max) }),
    response: nothing,
  }),
  emailLink: endpoint({
    method: 'GET',
    path: '/api/auth/email/{hash}',
    summary: 'What a link from a mail confirms: the e-mail of an account, or an address of its change; null: not valid',
    params: z.object({ hash }),
    response: z.object({
      link: z
        .object({
          purpose: z.enum(['own', 'old', 'new']),
          username: z.string(),
          email: z.string().describe('The e-mail of the account, or the new one'),
        })
        .nullable(),
    }),
  }),
  confirmEmailLink: endpoint({
    method: 'POST',
    path: '/api/auth/email/{hash}',
    summary: 'Confirms an e-mail by the link sent to it, once; a change takes effect with the second address',
    params: z.object({ hash }),
    response: z.object({ outcome: z.enum(emailLinkOutcomes) }),
  }),
  refuseEmailLink: endpoint({
    method: 'DELETE',
    path: '/api/auth/email/{hash}',
    summary: 'Refuses a change of the e-mail by the link sent to one of its addresses; the old one ends every login',
    params: z.object({ hash }),
    response: nothing,
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/api/me/reauthentication',
    summary: 'Enters the password of this login again, which sensitive calls need; counted like attempts to log in',
    access: 'account',
    body: z.object({
      password: z.string().min(1).max(passwordLength.max),
      code: z
        .string()
        .trim()
        .max(secondFactorCodeLength)
        .optional()
        .describe('From the authenticator app, or a recovery code; for accounts with a second factor'),
    }),
    response: nothing,
  }),
  emailChange: endpoint({
    method: 'GET',
    path: '/api/me/email-change',
    summary: 'The change of the e-mail that waits for confirmation',
    access: 'account',
    response: z.object({ change: emailChange.nullable() }),
  }),
  requestEmailChange: endpoint({
    method: 'POST',
    path: '/api/me/email-change',
    summary:
      'Requests a change of the e-mail, which both addresses must confirm; the answer is the same whether the address has an account',
    access: 'account',
    needsReauthentication: true,
    body: z.object({ email }),
    response: z.object({ change: emailChange.nullable() }),
  }),
  withdrawEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/me/email-change',
    summary: 'Withdraws the requested change of the e-mail; its links stop working',
    access: 'account',
    response: nothing,
  }),
  sendEmailConfirmation: endpoint({
    method: 'POST',
    path: '/api/me/email-confirmation',
    summary: 'Sends a link that confirms the e-mail of the account',
    access: 'account',
    response: nothing,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    summary: 'The logged-in user',
    access: 'account',
    response: z.object({ data: me }),
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/api/me/contact',
    summary: 'Changes name, phone and company data; a new phone number needs the password',
    access: 'account',
    body: withRules(z.object({ ...contactFields, locale: localeField }), contactRules).overwrite(normaliseContact),
    response: z.object({ data: me }),
    errors: ['reauthentication_needed'],
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/api/me/avatar',
    summary: 'Makes an uploaded picture the avatar; the previous one is removed',
    access: 'account',
    body: z.object({ key: pictureKey }),
    response: z.object({ data: me }),
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/api/me/avatar',
    summary: 'Removes the avatar',
    access: 'account',
    response: z.object({ data: me }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/me/password',
    summary: 'Changes the password and ends the other logins',
    access: 'account',
    body: z.object({
      current_password: z.string().min(1).max(passwordLength.max),
      password,
      password_confirmation: z.string().max(passwordLength.max),
    }),
    response: nothing,
  }),
  logins: endpoint({
    method: 'GET',
    path: '/api/me/logins',
    summary: 'The active logins of the account',
    access: 'account',
    response: z.array(login),
  }),
  endLogin: endpoint({
    method: 'DELETE',
    path: '/api/me/logins/{id}',
    summary: 'Ends a login',
    access: 'account',
    params: z.object({ id: idField }),
    response: nothing,
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/api/me/addresses',
    summary: 'Invoice and delivery addresses',
    access: 'account',
    response: z.array(address),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/me/addresses',
    summary: 'Adds an address',
    access: 'account',
    body: addressInput,
    response: address,
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/api/me/addresses/{id}',
    summary: 'Changes an address',
    access: 'account',
    params: z.object({ id: idField }),
    body: addressInput,
    response: address,
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/api/me/addresses/{id}',
    summary: 'Deletes an address',
    access: 'account',
    params: z.object({ id: idField }),
    response: nothing,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'The public profile of a user',
    mayLag: true,
    params: z.object({ id: idField }),
    response: publicProfile,
  }),
};
