import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { ageProvidersAt } from '#tests/support/age-providers.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/support/openid-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { deleteEndedAgeProofs } from './age-proof.queries.ts';

const testing = useTestContext();
let provider: OpenIdServer;
let app: FastifyInstance;
/** What the clock of the portal is ahead of the real one, which the provider's tokens follow. */
let ahead = 0;

beforeAll(async () => {
  provider = await startOpenIdServer();
  const config = { ...testing.context.config, ageProviders: ageProvidersAt(provider) };
  app = await createServer({ ...testing.context, config, now: () => new Date(Date.now() + ahead) });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

beforeEach(async () => {
  const { db } = testing.context;
  for (const table of ['age_request', 'age_proof', 'rate_limit'] as const) await db.deleteFrom(table).execute();
});

afterEach(() => {
  provider.reset();
  ahead = 0;
});

let visitors = 0;

/** A browser at an address of its own that keeps its cookies. */
function createVisitor(headers: Record<string, string> = {}) {
  const remoteAddress = `10.1.0.${++visitors}`;
  const cookies: Record<string, string> = {};
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, remoteAddress, headers, cookies, ...(payload && { payload }) });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  return {
    ask,
    start: (body: object = {}) =>
      ask('POST', '/api/age-proof/requests', { provider: 'bankid', back_to: 'cart', lang: 'cs', ...body }),
    proof: async () => (await ask('GET', '/api/age-proof')).json<{ proof: object | null }>().proof,
    /** Where the browser ends up after the provider has sent it to this address. */
    comeBack: async (address: string) => {
      const { pathname, search } = new URL(address);
      const answer = await ask('GET', `${pathname}${search}`);
      expect(answer.statusCode).toBe(303);
      return answer.headers.location!;
    },
  };
}

type Visitor = ReturnType<typeof createVisitor>;

/** The whole way. @returns the outcome */
async function verify(visitor: Visitor, body: object = {}): Promise<string | null> {
  const { redirect } = (await visitor.start(body)).json<{ redirect: string }>();
  const back = await visitor.comeBack(await provider.visit(redirect));
  return new URL(back, 'http://localhost').searchParams.get('age');
}

async function createUser(): Promise<Visitor> {
  const { db } = testing.context;
  return createVisitor(await logIn(db, await buildAccount(db)));
}

describe('a verification by a provider', () => {
  test('R-11.02 confirms an adult by the birth date, which is stored nowhere', async () => {
    const visitor = createVisitor();
    expect(await verify(visitor)).toBe('verified');
    expect(await visitor.proof()).toMatchObject({ provider: 'bankid', usable_until: expect.any(String) });
    const rows = await testing.context.db.selectFrom('age_proof').selectAll().execute();
    expect(rows).toMatchObject([{ provider: 'bankid', reference: 'token-1', account_id: null }]);
    expect(JSON.stringify(rows)).not.toContain('1980');
    expect(await testing.context.db.selectFrom('age_request').selectAll().execute()).toEqual([]);
  });

  test('R-11.02 sends PKCE, state and nonce, and asks for a new login', async () => {
    const { redirect } = (await createVisitor().start()).json<{ redirect: string }>();
    const query = new URL(redirect).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'login',
      scope: 'openid profile.birthdate',
      ui_locales: 'cs',
      redirect_uri: 'http://localhost:3000/api/age-proof/callback',
    });
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(query.get(secret)).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    [{ majority: true }, 'verified'],
    [{ majority: 'true' }, 'verified'],
    [{ majority: false, birthdate: '1980-05-17' }, 'too_young'],
    [{ birthdate: '2020-01-01' }, 'too_young'],
    [{}, 'age_unknown'],
    [{ birthdate: '0000-05-17' }, 'age_unknown'],
    [{ birthdate: '1980' }, 'age_unknown'],
    [{ birthdate: '1980-13-45' }, 'age_unknown'],
  ])('R-11.02 by the claims %j ends with %s', async (claims, outcome) => {
    provider.claims = claims;
    const visitor = createVisitor();
    expect(await verify(visitor)).toBe(outcome);
    expect((await visitor.proof()) === null).toBe(outcome !== 'verified');
  });

  test('R-11.02 belongs to the account, on all its devices, and leads back to the account', async () => {
    const visitor = await createUser();
    const { redirect } = (await visitor.start({ back_to: 'account', lang: 'de' })).json<{ redirect: string }>();
    // The way back comes from another site, so it carries no login.
    const back = await visitor.comeBack(await provider.visit(redirect));
    expect(back).toMatch(/^\/de\/.+\?age=verified$/);
    expect(await visitor.proof()).toMatchObject({ provider: 'bankid' });
    expect(await createVisitor().proof()).toBeNull();
    await verify(visitor);
    expect(await testing.context.db.selectFrom('age_proof').select('id').execute()).toHaveLength(1);
  });

  test('R-11.02 can be removed, by an account and by a guest', async () => {
    for (const visitor of [createVisitor(), await createUser()]) {
      await verify(visitor);
      const answer = await visitor.ask('DELETE', '/api/age-proof');
      expect(answer.json()).toMatchObject({ proof: null });
    }
    expect(await testing.context.db.selectFrom('age_proof').select('id').execute()).toEqual([]);
  });

  test('R-11.02 of an account is remembered after the hour for which it suffices to order, a guest’s is not', async () => {
    const [guest, account] = [createVisitor(), await createUser()];
    for (const visitor of [guest, account]) await verify(visitor);
    ahead = 61 * 60_000;
    expect(await guest.proof()).toBeNull();
    expect(await account.proof()).toMatchObject({ provider: 'bankid', usable_until: null });
    await deleteEndedAgeProofs(testing.context.db, new Date(Date.now() + ahead));
    expect(await testing.context.db.selectFrom('age_proof').select('id').execute()).toHaveLength(1);
  });
});

describe('an answer of a provider', () => {
  test('R-11.02 says when the visitor has cancelled', async () => {
    provider.visitor = 'refuse';
    const visitor = createVisitor();
    expect(await verify(visitor)).toBe('cancelled');
    expect(await visitor.proof()).toBeNull();
  });

  test.each([
    ['a forged signature', () => void (provider.signature = 'forged')],
    ['another nonce', () => void (provider.change = (token) => ({ ...token, nonce: 'other' }))],
    ['no nonce', () => void (provider.change = ({ nonce: _nonce, ...token }) => token)],
    ['another audience', () => void (provider.change = (token) => ({ ...token, aud: 'somebody-else' }))],
    ['another issuer', () => void (provider.change = (token) => ({ ...token, iss: 'https://evil.example' }))],
    ['an expired token', () => void (provider.change = (token) => ({ ...token, exp: token.exp! - 3600 }))],
    ['another person’s profile', () => void (provider.claims = { sub: 'somebody-else', birthdate: '1980-05-17' })],
  ])('R-11.02 with %s is not trusted', async (_what, spoil) => {
    spoil();
    const visitor = createVisitor();
    expect(await verify(visitor)).toBe('untrusted');
    expect(await visitor.proof()).toBeNull();
  });

  test('R-11.02 counts once, even for two at the same time', async () => {
    const visitor = createVisitor();
    const { redirect } = (await visitor.start()).json<{ redirect: string }>();
    const address = await provider.visit(redirect);
    const ends = await Promise.all([visitor.comeBack(address), visitor.comeBack(address)]);
    expect(ends.map((end) => new URL(end, 'http://localhost').search).toSorted()).toEqual([
      '?age=expired',
      '?age=verified',
    ]);
    expect(await visitor.comeBack(address)).toBe('/kosik?age=expired');
  });

  test('R-11.02 counts only in the browser that asked, so that nobody verifies somebody else', async () => {
    const [minor, adult] = [createVisitor(), createVisitor()];
    const { redirect } = (await minor.start()).json<{ redirect: string }>();
    await adult.start();
    const address = await provider.visit(redirect);
    for (const other of [adult, createVisitor()]) expect(await other.comeBack(address)).toBe('/kosik?age=expired');
    expect(await minor.proof()).toBeNull();
  });

  test('R-11.02 that comes too late, or with another state, does not count', async () => {
    const visitor = createVisitor();
    const { redirect } = (await visitor.start()).json<{ redirect: string }>();
    const address = new URL(await provider.visit(redirect));
    const other = new URL(address);
    other.searchParams.set('state', 'x'.repeat(43));
    expect(await visitor.comeBack(other.href)).toBe('/kosik?age=expired');
    ahead = 16 * 60_000;
    expect(await visitor.comeBack(address.href)).toBe('/kosik?age=expired');
  });
});

describe('a provider that cannot be asked', () => {
  test('R-11.02 is reported before the visitor leaves', async () => {
    // Its metadata name another issuer.
    const answer = await createVisitor().start({ provider: 'mojeid' });
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 502,
      code: 'age_provider_unavailable',
      message: 'Ověření věku teď není dostupné. Zkuste to prosím za chvíli, nebo jiným způsobem.',
    });
  });

  test('R-11.02 is reported on the way back, and nothing is lost but the visit', async () => {
    const visitor = createVisitor();
    const { redirect } = (await visitor.start()).json<{ redirect: string }>();
    const address = await provider.visit(redirect);
    provider.state = 'down';
    expect(await visitor.comeBack(address)).toBe('/kosik?age=unavailable');
    provider.state = 'up';
    expect(await verify(visitor)).toBe('verified');
  });

  test('R-11.02 is not offered, and has no address to come back to, while none is connected', async () => {
    const plain = await createServer(testing.context);
    try {
      expect((await plain.inject('/api/age-proof')).json()).toEqual({ providers: [], proof: null });
      const body = { provider: 'bankid', back_to: 'cart', lang: 'cs' };
      const started = await plain.inject({ method: 'POST', url: '/api/age-proof/requests', payload: body });
      expect(started.json()).toMatchObject({ code: 'age_provider_unavailable' });
      expect((await plain.inject('/api/age-proof/callback?code=a&state=b')).statusCode).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

test('R-11.02 a start accepts known providers and places only, and leads to no other address', async () => {
  const visitor = createVisitor();
  for (const wrong of [{ provider: 'google' }, { back_to: 'https://evil.example' }, { lang: 'xx' }])
    expect((await visitor.start(wrong)).statusCode).toBe(422);
});
