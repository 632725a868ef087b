import type { LightMyRequestResponse } from 'fastify';
import { scopes } from '#shared/contract/scopes.ts';
import type { Context } from '#server/context.ts';
import { hashToken } from '#server/features/accounts/login/tokens.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { currentVersion } from './known-rows.ts';
import type { Operation } from './operations.ts';
import type { Caller, FuzzRequest } from './requests.ts';

type Account = Exclude<Caller, 'guest'>;
type Accounts = Readonly<Record<Account, number>>;

const tokens: Readonly<Record<Account, string>> = { user: 'u'.repeat(43), administrator: 'a'.repeat(43) };
const logoutPath = '/api/auth/logout';
/** Calls about a cart, which would mostly be empty otherwise. */
const cartPaths = /^\/api\/(cart|orders$)/;

/**
 * Sends requests, each from an address of its own and with what earlier ones may have ended: the logins, the rights,
 * the goods in the cart and the portal itself, by maintenance.
 */
export function createSender(app: TestServer, { pool }: Context, accounts: Accounts) {
  let sent = 0;
  let isRestored = false;
  const restoring = [
    'delete from rate_limit',
    `update setting set value = '{"is_enabled": false}' where name = 'maintenance'`,
    ...(['user', 'administrator'] as const).flatMap((caller) => [
      `update account set state = 'approved', scopes = '{${caller === 'administrator' ? scopes.join() : ''}}'
        where id = ${accounts[caller]}
          and (state <> 'approved' or cardinality(scopes) <> ${caller === 'administrator' ? scopes.length : 0})`,
      `insert into login_token (hash, account_id, created_at, last_seen_at, expires_at)
        values ('\\x${hashToken(tokens[caller]).toString('hex')}', ${accounts[caller]}, '2020-01-01', '2100-01-01', '2100-01-01')
        on conflict (hash) do nothing`,
    ]),
  ].join(';');

  const loginOf = (caller: Caller): Record<string, string> =>
    caller === 'guest' ? {} : { authorization: `Bearer ${tokens[caller]}` };

  return async ({ path }: Operation, request: FuzzRequest): Promise<LightMyRequestResponse> => {
    if (!isRestored) await pool.query(restoring);
    isRestored = request.method === 'GET' && path !== logoutPath;
    sent += 1;
    const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const { method, url, payload } = request;
    const headers = { ...loginOf(request.caller), ...request.headers };
    if (cartPaths.test(path)) headers.cookie ??= await fillCart(loginOf(request.caller), remoteAddress);
    return app.inject({
      method,
      url,
      remoteAddress,
      headers,
      payload: typeof payload === 'string' ? await withVersion(payload, url, remoteAddress) : payload,
    });
  };

  async function fillCart(headers: Record<string, string>, remoteAddress: string): Promise<string> {
    const { rows } = await pool.query<{ id: number }>(
      `select id from listing where kind = 'product' and is_in_stock order by id limit 1`,
    );
    const answer = await app.inject({
      method: 'POST',
      url: '/api/cart/lines',
      remoteAddress,
      headers,
      payload: { listing_id: rows[0]?.id, quantity: 1 },
    });
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async function withVersion(payload: string, url: string, remoteAddress: string): Promise<string> {
    if (!payload.includes(currentVersion)) return payload;
    return payload.replaceAll(currentVersion, (await findVersion(url, remoteAddress)) ?? 'none');
  }

  /** In the answer of the nearest call above that reads the record. */
  async function findVersion(url: string, remoteAddress: string): Promise<string | undefined> {
    const steps = url.split('?')[0]!.split('/');
    const last = steps.at(-1)!;
    for (; steps.length > 3; steps.pop()) {
      const answer = await app.inject({ url: steps.join('/'), remoteAddress, headers: loginOf('administrator') });
      if (answer.statusCode !== 200) continue;
      const found = listVersions(answer.json());
      const own = found.find(({ id }) => String(id) === last) ?? found.find(({ name }) => name === last);
      return (own ?? found[0])?.version;
    }
    return undefined;
  }
}

interface VersionedRecord {
  readonly name: string;
  readonly id?: unknown;
  readonly version: string;
}

function listVersions(value: unknown, name = ''): VersionedRecord[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, version } = value as { id?: unknown; version?: unknown };
  return [
    ...(typeof version === 'string' ? [{ name, id, version }] : []),
    ...Object.entries(value).flatMap(([key, part]) => listVersions(part, key)),
  ];
}
