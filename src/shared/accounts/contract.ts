import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { botTokenField, idField, langField, localeField, pictureKey, withRules } from '../contract/fields.ts';
import { addressInput, contactFields, contactRules, normaliseContact } from './contact-fields.ts';
import { scopes } from '../contract/scopes.ts';
import { passwordLength, secondFactorCodeLength, usernameLength, usernamePattern } from './limits.ts';

const password = z.string().min(passwordLength.min).max(passwordLength.max);
const nothing = z.object({});

/** E-mail addresses are compared case-insensitively. */
const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
const confirmed = z.boolean();

/** `token` in the address of a password reset. */
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
    has_second_factor: z.boolean(),
    is_influencer: z.boolean().describe('Has, or once had, vouchers to earn by'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

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
    summary: 'Changes name, phone and company data',
    access: 'account',
    body: withRules(z.object({ ...contactFields, locale: localeField }), contactRules).overwrite(normaliseContact),
    response: z.object({ data: me }),
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
  messageCounter: endpoint({
    method: 'GET',
    path: '/api/message',
    summary: 'Numbers of messages; conversations come later, so they are zero',
    access: 'account',
    query: z.object({ counter: z.literal('1') }),
    response: z.object({ total: z.int(), new: z.int(), system: z.array(z.object({ id: z.int(), text: z.string() })) }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'The public profile of a user',
    params: z.object({ id: idField }),
    response: publicProfile,
  }),
};
