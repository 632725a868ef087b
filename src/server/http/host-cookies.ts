import type { FastifyInstance } from 'fastify';
import { ageCookie } from '#shared/age-proofs/providers.ts';
import { deviceCookie, loginCookie } from '#shared/accounts/limits.ts';
import { cartCookie } from '#shared/cart/limits.ts';
import { orderCookie } from '#shared/orders/order-cookie.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import type { Context } from '#server/context.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';

/** The cookies that hold secrets. */
const secretCookies = [loginCookie, deviceCookie, cartCookie, orderCookie, ageCookie] as const;
const prefix = '__Host-';
const setSecret = new RegExp(`^(?:${secretCookies.join('|')})=`);

/**
 * With https, browsers get the secret cookies under names with `__Host-`, which neither a subdomain nor a page without
 * https can set. The rest of the server uses the plain names. Register after the cookie plugin.
 */
export function installHostCookies(app: FastifyInstance, { config }: Context): void {
  app.addHook('onRequest', async (request) => {
    if (isInProcess(request.headers) || !isSecureRequest(request, config.http.publicUrl)) return;
    for (const name of secretCookies) {
      const value = request.cookies[prefix + name];
      if (value === undefined) delete request.cookies[name];
      else request.cookies[name] = value;
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined || !isSecureRequest(request, config.http.publicUrl)) return;
    const named = [cookies].flat().map((cookie) => withPrefix(String(cookie)));
    // `header` adds to the cookies that are there.
    reply.removeHeader('set-cookie').header('set-cookie', named);
  });
}

/** Browsers drop such a cookie without `Secure` and `Path=/`. */
function withPrefix(cookie: string): string {
  if (!setSecret.test(cookie)) return cookie;
  return `${prefix}${cookie}${/; ?secure/i.test(cookie) ? '' : '; Secure'}`;
}
