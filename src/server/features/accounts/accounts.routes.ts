import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsContract } from '#shared/accounts/contract.ts';
import { deviceCookie, deviceDays, isLoggedInCookie, loginCookie, loginTokenDays } from '#shared/accounts/limits.ts';
import { cartPiecesCookie } from '#shared/cart/limits.ts';
import { CodedError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { isOpen } from './account-policy.ts';
import { findFullAccount } from './account.queries.ts';
import { presentMe, presentProfile } from './account-presenter.ts';
import { deleteAddress, listAddresses } from './profile/address.queries.ts';
import { addAddress, changeAddress, presentAddress } from './profile/addresses.ts';
import { changeContact } from './profile/change-contact.ts';
import { getEmailChange, requestEmailChange, withdrawEmailChange } from './email/change-email.ts';
import { sendEmailConfirmation } from './email/send-email-confirmation.ts';
import { confirmEmailLink, getEmailLink, refuseEmailLink, type OnEmailChanged } from './email/use-email-link.ts';
import { changePassword, resetPassword } from './password/change-password.ts';
import { logIn, type Login } from './login/log-in.ts';
import { deleteLoginToken, listLoginTokens } from './login/login-token.queries.ts';
import { findPasswordResetOwner } from './password/password-reset.queries.ts';
import { reauthenticate } from './login/reauthenticate.ts';
import { registerAccount } from './registration/register-account.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { setAvatar } from './profile/set-avatar.ts';
import { hashToken } from './login/tokens.ts';

interface JustLoggedIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly accountId: number;
}

/** What later features do when something happens to an account. */
interface Followers {
  /** Runs after each login, before the answer is sent. */
  readonly onLogin: (login: JustLoggedIn) => Promise<void>;
  readonly onEmailChanged: OnEmailChanged;
}

export function mountAccounts(app: FastifyInstance, context: Context, { onLogin, onEmailChanged }: Followers): void {
  const { db, now, config } = context;
  const isSecure = (request: FastifyRequest) => isSecureRequest(request, config.http.publicUrl);

  const getMe = async (accountId: number) => {
    const account = await findFullAccount(db, accountId);
    if (!account) throw notFound();
    return { data: presentMe(account, context.now()) };
  };

  mountCalls(app, 'accounts', accountsContract, {
    register: async ({ body }, { request }) => {
      await registerAccount(context, body, request.ip);
      return {};
    },
    login: async ({ body }, { request, reply }) => {
      const { [deviceCookie]: device, [loginCookie]: currentToken } = request.cookies;
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? '', device, currentToken };
      const login = await logIn(context, body, origin);
      setLoginCookies(reply, login, isSecure(request));
      setDeviceCookie(reply, login.device, isSecure(request));
      await onLogin({ request, reply, accountId: login.accountId });
      return { token: login.token };
    },
    logout: async (_input, { caller, request, reply }) => {
      // Cross-site requests are rejected although this is a GET: another site must not end a login.
      if (request.isForeign) throw new CodedError('cross_site');
      if (caller) await deleteLoginToken(db, caller.accountId, caller.tokenId);
      setLoginCookies(reply, undefined, isSecure(request));
      // The cart belongs to the account, so the browser forgets it.
      reply.clearCookie(cartPiecesCookie, { path: '/' });
      return {};
    },
    requestReset: async ({ body }, { request }) => {
      await requestPasswordReset(context, body, request.ip);
      return {};
    },
    resetState: async ({ params }) => ({
      is_valid: (await findPasswordResetOwner(db, hashToken(params.hash), now())) !== undefined,
    }),
    resetPassword: async ({ params, body }, { request, reply }) => {
      const device = await resetPassword(context, params.hash, body, request.ip);
      setDeviceCookie(reply, device, isSecure(request));
      return {};
    },
    reauthenticate: async ({ body }, { caller, request }) => {
      await reauthenticate(context, caller, body, { address: request.ip, device: request.cookies[deviceCookie] });
      return {};
    },
    emailChange: async (_input, { caller }) => ({ change: await getEmailChange(context, caller.accountId) }),
    requestEmailChange: async ({ body }, { caller }) => {
      await requestEmailChange(context, caller, body.email);
      return { change: await getEmailChange(context, caller.accountId) };
    },
    withdrawEmailChange: async (_input, { caller }) => {
      await withdrawEmailChange(context, caller.accountId);
      return {};
    },
    sendEmailConfirmation: async (_input, { caller }) => {
      await sendEmailConfirmation(context, caller.accountId);
      return {};
    },
    emailLink: async ({ params }) => ({ link: await getEmailLink(context, params.hash) }),
    confirmEmailLink: async ({ params }, { request }) => ({
      outcome: await confirmEmailLink(context, params.hash, request.ip, onEmailChanged),
    }),
    refuseEmailLink: async ({ params }, { request }) => {
      await refuseEmailLink(context, params.hash, request.ip);
      return {};
    },
    me: async (_input, { caller }) => getMe(caller.accountId),
    changeContact: async ({ body }, { caller }) => {
      await changeContact(context, caller, body);
      return getMe(caller.accountId);
    },
    setAvatar: async ({ body }, { caller }) => {
      await setAvatar(context, caller.accountId, body.key);
      return getMe(caller.accountId);
    },
    removeAvatar: async (_input, { caller }) => {
      await setAvatar(context, caller.accountId, undefined);
      return getMe(caller.accountId);
    },
    changePassword: async ({ body }, { caller, request }) => {
      await changePassword(context, caller, body, request.cookies[deviceCookie]);
      return {};
    },
    logins: async (_input, { caller }) =>
      (await listLoginTokens(db, caller.accountId, now())).map(({ created_at, last_seen_at, ...login }) => ({
        ...login,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        is_current: login.id === caller.tokenId,
      })),
    endLogin: async ({ params: { id } }, { caller }) => {
      if (!(await deleteLoginToken(db, caller.accountId, id))) throw notFound();
      return {};
    },
    addresses: async (_input, { caller }) => (await listAddresses(db, caller.accountId)).map(presentAddress),
    addAddress: async ({ body }, { caller }) => addAddress(context, caller.accountId, body),
    changeAddress: async ({ params: { id }, body }, { caller }) => changeAddress(context, caller.accountId, id, body),
    deleteAddress: async ({ params: { id } }, { caller }) => {
      if (!(await deleteAddress(db, caller.accountId, id))) throw notFound();
      return {};
    },
    profile: async ({ params: { id } }, { tag }) => {
      const account = await findFullAccount(db, id);
      if (!account || !isOpen(account)) throw notFound();
      tag(`seller:${id}`);
      return presentProfile(account);
    },
  });
}

/** Sets the token in a cookie that scripts cannot read, and the account's id in one that they can. */
function setLoginCookies(reply: FastifyReply, login: Login | undefined, secure: boolean): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: login === undefined ? 0 : loginTokenDays * 86_400,
  } as const;
  reply.setCookie(loginCookie, login?.token ?? '', { ...options, httpOnly: true });
  reply.setCookie(isLoggedInCookie, String(login?.accountId ?? ''), options);
}

/** Marks the browser, out of reach of scripts, as one from which the owner of an account logs in. */
function setDeviceCookie(reply: FastifyReply, device: string, secure: boolean): void {
  reply.setCookie(deviceCookie, device, {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: true,
    maxAge: deviceDays * 86_400,
  });
}
