import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { loginCookie } from '#shared/accounts/limits.ts';
import { languages } from '#shared/i18n/locales.ts';
import { errorTexts } from '#server/http/error-texts.ts';
import { createServer } from '#server/http/server.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { installPages } from './pages.ts';

type App = Awaited<ReturnType<typeof createServer>>;

const testing = useTestContext({ LOG_LEVEL: 'silent', PORT: '4321' });
let clientDir: string;
let app: App;

/** A server with pages, configured by these variables. */
async function serve(environment: Record<string, string> = {}, context: Context = testing.context): Promise<App> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '4321', ...environment });
  const server = await createServer({ ...context, config });
  await installPages(server, { ...context, config }, clientDir);
  return server;
}

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'karafa-client-'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(
    join(clientDir, '.vite/manifest.json'),
    JSON.stringify({ 'src/web/shell/browser.tsx': { file: 'assets/browser.js' } }),
  );
  await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await sql`
    insert into currency (id, code, rate, is_default, decimals) values (1, 'CZK', 1, true, 2), (2, 'EUR', 25, false, 2);
    insert into category (id) values (1);
    insert into category_text (category_id, locale, name, slug)
      values (1, 'cs', 'Rumy', 'rumy'), (1, 'en', 'Rums', 'rums'), (1, 'de', 'Rum', 'rum');
    insert into account (id, username) values (1, 'jan');
    insert into setting (name, locale, value) values ('maintenance', '*', '{"is_enabled": false}');
  `.execute(testing.context.db);
  app = await serve();
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true, force: true });
});

const wordsOf = (html: string) =>
  /<main.*<\/main>/s
    .exec(html)![0]
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const titleOf = (html: string) => /<title>(.*?)(?: · Karafa)?<\/title>/.exec(html)![1];
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text]) => [
    href,
    text!.replace(/<[^>]*>/g, '').trim(),
  ]);
const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('R-2.41 a page of another build', () => {
  test('finds its files as soon as they are there', async () => {
    const url = '/assets/earlier-1a2b.js';
    expect((await app.inject(url)).statusCode).toBe(404);
    await mkdir(join(clientDir, 'assets'), { recursive: true });
    await writeFile(join(clientDir, url), 'export {}');
    const { statusCode, headers, payload } = await app.inject(url);
    expect([statusCode, headers['cache-control'], payload]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'export {}',
    ]);
    for (const none of ['/assets/.vite', '/assets/%2e%2e/.vite/manifest.json', '/.vite/manifest.json'])
      expect([none, (await app.inject(none)).statusCode]).toEqual([none, 404]);
    const { headers: ofOther } = await app.inject('/favicon.svg');
    expect(ofOther['cache-control']).toBe('public, max-age=86400');
  });

  test('learns it from every answer of the API', async () => {
    const { payload, headers } = await app.inject('/prodejny');
    const [, build] = /"assets":\{"build":"([\w-]{8})"/.exec(payload)!;
    expect(headers['x-build']).toBeUndefined();
    for (const url of ['/api/settings?lang=cs', '/api/cart?lang=cs', '/api/nothing'])
      expect([url, (await app.inject(url)).headers['x-build']]).toEqual([url, build]);
  });
});

describe('the address in a page', () => {
  test('is the requested origin, and no other visitor gets it', async () => {
    const ask = async (host: string) => canonicalOf((await app.inject({ url: '/blog', headers: { host } })).payload);
    expect(await ask('evil.example')).toBe('http://evil.example/blog');
    expect(await ask('karafa.example:8080')).toBe('http://karafa.example:8080/blog');
    expect(await ask('evil.example')).toBe('http://evil.example/blog');
  });

  test.each(['"><script>', 'a/b', 'a b', 'user@host', 'x'.repeat(300)])(
    'is a local one for the host %j',
    async (host) => {
      const { payload } = await app.inject({ url: '/blog', headers: { host } });
      expect(canonicalOf(payload)).toBe('http://localhost:4321/blog');
    },
  );

  test('is PUBLIC_URL where that is set, whatever the Host header', async () => {
    const server = await serve({ PUBLIC_URL: 'https://karafa.example/', TRUST_PROXY: '1' });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const { payload } = await server.inject({ url: '/blog', headers });
    expect(canonicalOf(payload)).toBe('https://karafa.example/blog');
    await server.close();
  });
});

describe('an error page', () => {
  test('R-2.37 is never cached: unknown pages, other methods, too long URLs', async () => {
    await app.inject('/blog');
    for (const options of [
      { url: '/nic-takoveho' },
      { url: '/nic-takoveho', method: 'POST' as const },
      { url: `/hledani?q=${'x'.repeat(5000)}` },
      { url: `/${'x'.repeat(3000)}` },
    ]) {
      const answer = await app.inject(options);
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        404,
        'no-store',
        undefined,
      ]);
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });

  test('R-2.37 is the 404 page in its language for addresses with broken percent codes', async () => {
    for (const [url, lang] of [
      ['/%', 'cs-CZ'],
      ['/%ff', 'cs-CZ'],
      ['/%zz', 'cs-CZ'],
      ['/9/rumy%', 'cs-CZ'],
      ['/info/1/%c3%28', 'cs-CZ'],
      ['/de/%c0%af?q=%zz', 'de-DE'],
      ['/en/100%', 'en-US'],
      ['/en/9/%zz', 'en-US'],
    ]) {
      const { statusCode, headers, payload } = await app.inject({ url: url!, headers: { accept: 'text/html' } });
      expect([url, statusCode, languageOf(payload)]).toEqual([url, 404, lang]);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
    expect((await app.inject('/1/rumy%')).headers.location).toBe('/1/rumy');
    for (const locale of ['cs', 'de'] as const) {
      const call = await app.inject({ url: '/api/%zz', headers: { 'accept-language': locale } });
      expect([call.statusCode, call.json().code]).toEqual([404, 'not_found']);
      expect(call.json().message).toBe(serverI18n(locale)._(errorTexts.not_found));
    }
    expect((await app.inject('/hledani?q=%zz')).statusCode).toBe(200);
  });

  test.each([
    ['/1/rumy?page=2', '/1/rumy'],
    ['/de/1/rum?kind=advert&page=7', '/de/1/rum?kind=advert'],
    ['/hledani?page=3&q=rum', '/hledani?q=rum'],
    ['/uzivatel/1?offer=supply&page=4', '/uzivatel/1?offer=supply'],
    ['/blog?page=9', '/blog'],
  ])('R-2.37 for a page beyond the end of a list links to the first page: %s', async (url, firstPage) => {
    const { statusCode, payload } = await app.inject(url);
    expect(statusCode).toBe(404);
    const main = /<main.*<\/main>/s.exec(payload)![0];
    expect(main).toContain(`href="${firstPage.replaceAll('&', '&amp;')}"`);
    expect(main).not.toContain('překlep');
    expect((await app.inject(firstPage)).statusCode).toBe(200);
  });

  test.each(['/9/rumy?page=2', '/uzivatel/9?page=2', '/blog?category=9&page=2', '/1/rumy?page=0'])(
    'R-2.37 for a list that does not exist links to no first page: %s',
    async (url) => {
      const { statusCode, payload } = await app.inject(url);
      expect(statusCode).toBe(404);
      expect(payload).toContain('překlep');
    },
  );

  test.each([
    [
      '/nic-takoveho',
      'Stránka nebyla nalezena',
      'Adresa možná obsahuje překlep, nebo nabídka už skončila.',
      'Zkuste ji vyhledat, nebo začněte v některé z kategorií.',
      ['/', 'Na úvodní stránku'],
    ],
    [
      '/en/nothing',
      'This page could not be found',
      'The address may be misspelt, or the listing has ended.',
      'Try searching for it, or start with one of the categories.',
      ['/en', 'To the home page'],
    ],
    [
      '/de/nichts',
      'Diese Seite wurde nicht gefunden',
      'Die Adresse enthält vielleicht einen Tippfehler, oder das Angebot ist beendet.',
      'Suchen Sie danach, oder beginnen Sie in einer der Kategorien.',
      ['/de', 'Zur Startseite'],
    ],
  ] as const)('R-2.37 of %s has title, text, what to do and a button home', async (url, title, text, toDo, home) => {
    const { statusCode, payload } = await app.inject(url);
    expect([statusCode, titleOf(payload)]).toEqual([404, title]);
    const words = wordsOf(payload);
    for (const part of [title, text, toDo]) expect(words).toContain(part);
    expect(linksOf(payload)).toContainEqual(home);
  });

  test.each([
    [
      '/blog',
      'Něco se pokazilo',
      'Při načítání nastala chyba. Zkuste to prosím později.',
      'Pokud chyba trvá, vraťte se na úvodní stránku nebo nám napište.',
      ['/', 'Na úvodní stránku'],
    ],
    [
      '/en/blog',
      'Something went wrong',
      'An error occurred while loading. Please try again later.',
      'If the error persists, return to the home page or write to us.',
      ['/en', 'To the home page'],
    ],
    [
      '/de/blog',
      'Etwas ist schiefgegangen',
      'Beim Laden ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
      'Besteht der Fehler weiter, kehren Sie zur Startseite zurück oder schreiben Sie uns.',
      ['/de', 'Zur Startseite'],
    ],
  ] as const)(
    'R-2.37 where %s fails has a title of its own, text, what to do and a button home',
    async (url, title, text, toDo, home) => {
      const server = await serve({ PAGE_CACHE: 'off' });
      await sql`alter table blog_category_text rename to elsewhere`.execute(testing.context.db);
      const { statusCode, payload } = await server.inject(url);
      await sql`alter table elsewhere rename to blog_category_text`.execute(testing.context.db);
      expect([statusCode, titleOf(payload)]).toEqual([500, title]);
      const words = wordsOf(payload);
      for (const part of [title, text, toDo]) expect(words).toContain(part);
      expect(linksOf(payload)).toContainEqual(home);
      await server.close();
    },
  );

  test.each([
    ['/mimo-provoz', 'Právě probíhá údržba', 'Přijďte prosím později.'],
    ['/en/maintenance', 'Maintenance is in progress', 'Please come back later.'],
    ['/de/wartung', 'Wartungsarbeiten laufen', 'Bitte kommen Sie später wieder.'],
  ])('R-2.14, R-2.37 %s says that maintenance is running and to come back later', async (url, title, text) => {
    const { statusCode, payload } = await app.inject(url);
    expect(statusCode).toBe(503);
    for (const part of [title, text]) expect(wordsOf(payload)).toContain(part);
  });

  test("other methods than GET answer 405, in the page's language", async () => {
    const answer = await app.inject({ url: '/de/blog', method: 'POST' });
    expect([answer.statusCode, answer.headers.allow, languageOf(answer.payload)]).toEqual([405, 'GET, HEAD', 'de-DE']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('R-2.37 is sent with 500 when a page fails, and with 503 and Retry-After without the database', async () => {
    await sql`alter table blog_category_text rename to elsewhere`.execute(testing.context.db);
    const failed = await app.inject('/de/blog');
    await sql`alter table elsewhere rename to blog_category_text`.execute(testing.context.db);
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);

    const away = createContext(testing.context.config, { databaseUrl: 'postgres://a:b@127.0.0.1:9/c', role: 'test' });
    const server = await serve({}, away);
    const { statusCode, headers } = await server.inject('/blog');
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    await server.close();
    await away.close();
  });
});

describe('R-2.37 the error page of a refused page', () => {
  test.each([
    ['cs', '/admin/objednavky', 'K tomu nemáte oprávnění.'],
    ['en', '/en/admin/orders', 'You are not allowed to do this.'],
    ['de', '/de/admin/bestellungen', 'Dazu sind Sie nicht berechtigt.'],
  ] as const)('has status and message of a missing permission (%s)', async (locale, url, message) => {
    const { authorization } = await logIn(testing.context.db, 1);
    const cookie = `${loginCookie}=${authorization.slice('Bearer '.length)}`;
    const { statusCode, payload } = await app.inject({ url, headers: { cookie } });
    expect([statusCode, languageOf(payload)]).toEqual([403, languages[locale].tag]);
    const words = wordsOf(payload);
    expect(words).toContain('403');
    expect(words).toContain(message);
  });

  test('has status and message of too many requests', async () => {
    const server = await serve({ PAGE_MISSES_PER_MINUTE: '10' });
    for (let miss = 1; miss <= 10; miss += 1) await server.inject(`/nic-${miss}`);
    const { statusCode, payload } = await server.inject('/hledani?q=rum');
    expect(statusCode).toBe(429);
    expect(wordsOf(payload)).toContain('Posíláte příliš mnoho požadavků.');
    await server.close();
  });

  test('is the 404 page where the contract rejects a part of the path', async () => {
    expect((await app.inject('/99999999999999999999/rumy')).statusCode).toBe(404);
    expect((await app.inject('/uzivatel/0')).statusCode).toBe(404);
  });
});

describe('uncached pages', () => {
  test('are limited per address, with a 429 page in their language; cached ones are not', async () => {
    const server = await serve({ PAGE_MISSES_PER_MINUTE: '10' });
    const ask = (url: string, remoteAddress = '192.0.2.1') => server.inject({ url, remoteAddress });
    expect((await ask('/blog')).statusCode).toBe(200);
    for (let miss = 2; miss <= 10; miss += 1) expect((await ask(`/nic-${miss}`)).statusCode).toBe(404);
    const refused = await ask('/de/suche?q=rum');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
    expect(languageOf(refused.payload)).toBe('de-DE');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(5);
    expect((await ask('/blog')).statusCode).toBe(200);
    expect((await ask('/de/suche?q=rum', '192.0.2.2')).statusCode).toBe(200);
    await server.close();
  });

  test('R-3.09 sitemaps have a limit of their own', async () => {
    const server = await serve({ PAGE_MISSES_PER_MINUTE: '10' });
    for (let time = 1; time <= 10; time += 1) expect((await server.inject('/sitemap.xml')).statusCode).toBe(200);
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(429);
    expect((await server.inject('/sitemaps/1.xml')).statusCode).toBe(200);
    expect((await server.inject('/de/suche?q=rum')).statusCode).toBe(200);
    await server.close();
  });

  test('do not multiply by invented currencies', async () => {
    const server = await serve({ PAGE_MISSES_PER_MINUTE: '10' });
    for (let id = 777_701; id <= 777_730; id += 1) {
      const { statusCode } = await server.inject({ url: '/blog', headers: { cookie: `currencyId=${id}` } });
      expect(statusCode).toBe(200);
    }
    const state = async (currencyId: number) =>
      (await server.inject({ url: '/blog', headers: { cookie: `currencyId=${currencyId}` } })).payload;
    expect(await state(2)).toContain('"currencyId":2');
    expect(await state(1)).toContain('"currencyId":1');
    expect(await state(777_701)).toContain('"currencyId":1');
    await server.close();
  });

  test('are rendered once for concurrent requests', async () => {
    const server = await serve({ PAGE_MISSES_PER_MINUTE: '100' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.inject('/en/blog')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const metrics = (await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).payload;
    expect(metrics).toMatch(/karafa_http_requests_total\{route="\/api\/blog\/posts",status="2xx",pid="\d+"\} 1\n/);
    await server.close();
  });
});

describe('well-known addresses', () => {
  test('the icon is a picture in a common format', async () => {
    const answer = await app.inject('/favicon.ico');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/icon-192.png']);
  });

  test('security.txt has a contact and an expiry once a contact is set', async () => {
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
    const contacts = JSON.stringify({
      company: 'Karafa s.r.o.',
      street: 'Na Demu 12',
      city: 'Praha',
      postcode: '110 00',
      company_id: '12345679',
      tax_id: '',
      register: '',
      email: 'info@karafa.example',
      phone: '+420 000 000 000',
      opening_hours: '',
      socials: [],
    });
    await sql`insert into setting (name, locale, value) values ('contacts', '*', ${contacts})`.execute(
      testing.context.db,
    );
    const { statusCode, headers, payload } = await app.inject('/.well-known/security.txt');
    await sql`delete from setting where name = 'contacts'`.execute(testing.context.db);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(payload).toContain('Contact: mailto:info@karafa.example\n');
    expect(payload).toMatch(/^Canonical: http:\/\/.*\/\.well-known\/security\.txt$/m);
    const expires = new Date(/^Expires: (.*)$/m.exec(payload)![1]!).getTime();
    expect(expires).toBeGreaterThan(testing.context.now().getTime());
    expect(expires).toBeLessThan(testing.context.now().getTime() + 365 * 86_400_000);
  });
});

describe('R-3.09 metadata for social networks', () => {
  test("a page without its own picture declares the default picture's size and the other languages", async () => {
    const { payload } = await app.inject('/en/blog');
    for (const [property, content] of [
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Karafa'],
      ['og:locale', 'en_US'],
      ['og:locale:alternate', 'cs_CZ'],
      ['og:locale:alternate', 'de_DE'],
    ])
      expect(payload).toContain(`<meta property="${property}" content="${content}"/>`);
  });
});

describe('R-1.03 the links to other languages', () => {
  test.each(['/hledani?q=rum', '/1/rumy?price_from=100', '/blog'])(
    'are on every public page, with the canonical one: %s',
    async (url) => {
      const { payload } = await app.inject(url);
      const links = [...payload.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
      expect(links.map(([, language]) => language)).toEqual(['cs', 'en', 'de', 'x-default']);
      expect(canonicalOf(payload)).toBe(links[0]![2]);
    },
  );

  test('are not on personal pages', async () => {
    expect((await app.inject('/kosik')).payload).not.toContain('rel="alternate"');
  });
});

describe('cached pages', () => {
  test('R-1.02 the home page redirects to the language chosen before, also from the cache', async () => {
    await app.inject('/');
    const answer = await app.inject({ url: '/', headers: { cookie: 'locale=de' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/de']);
    expect((await app.inject({ url: '/', headers: { cookie: 'locale=cs' } })).statusCode).toBe(200);
    const marked = await app.inject({ url: '/?utm_source=mail&q=%C4%8D%0D', headers: { cookie: 'locale=en' } });
    expect([marked.statusCode, marked.headers.location]).toEqual([302, '/en?utm_source=mail&q=%C4%8D%0D']);
  });

  test('R-2.40 planned maintenance is announced above every page, R-2.14 and its page shows the message and the end', async () => {
    const set = (value: object) =>
      sql`update setting set value = ${JSON.stringify(value)} where name = 'maintenance'`.execute(testing.context.db);
    const back = '2099-03-01T01:30:00Z';
    await set({ is_enabled: false, starts_at: '2099-02-28T21:00:00Z', back_at: back });
    await expect.poll(async () => (await app.inject('/en/blog')).body).toContain('Planned maintenance');
    expect((await app.inject('/de/blog')).body).toContain('28.02.2099\u00a022:00 – 01.03.2099\u00a002:30');
    const message = { cs: '', en: 'We are moving.', de: '' };
    await set({ is_enabled: true, back_at: back, message });
    await expect.poll(async () => (await app.inject('/en/maintenance')).body).toContain('We are moving.');
    const page = await app.inject('/de/wartung');
    expect(wordsOf(page.body)).toContain('01.03.2099 02:30');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(86_400);
    await set({ is_enabled: false });
    await expect.poll(async () => (await app.inject('/en/blog')).statusCode).toBe(200);
    expect((await app.inject('/en/blog')).body).not.toContain('Planned maintenance');
  });

  test('R-2.40 every page leads to the maintenance page while the setting is on, except for administrators', async () => {
    const set = (is: boolean) =>
      sql`update setting set value = ${JSON.stringify({ is_enabled: is })} where name = 'maintenance'`.execute(
        testing.context.db,
      );
    expect((await app.inject('/en/blog')).statusCode).toBe(200);
    await set(true);
    await expect.poll(async () => (await app.inject('/en/blog')).headers.location).toBe('/en/maintenance');
    const redirect = await app.inject('/de/suche');
    expect([redirect.statusCode, redirect.headers['retry-after']]).toEqual([302, '300']);
    const page = await app.inject('/en/maintenance');
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '300',
      'no-store',
    ]);
    const { db } = testing.context;
    const cookieOf = ({ authorization }: { authorization: string }) =>
      `${loginCookie}=${authorization.slice('Bearer '.length)}`;
    const administrator = cookieOf(await logIn(db, await buildAccount(db, { id: 2, scopes: ['content'] })));
    const user = cookieOf(await logIn(db, 1));
    const statusFor = async (cookie: string, url: string) =>
      (await app.inject({ url, headers: { cookie } })).statusCode;
    // The cache holds no page for the others after an administrator's visit.
    for (const url of ['/en/blog', '/de/suche', '/admin'])
      for (const [cookie, status] of [
        [administrator, 200],
        [user, 302],
        ['', 302],
      ] as const)
        expect([url, await statusFor(cookie, url)]).toEqual([url, status]);
    expect(await statusFor('', '/ucet/registrace')).toBe(200);
    await set(false);
    await expect.poll(async () => (await app.inject('/en/blog')).statusCode).toBe(200);
  });

  test('built files are sent with the content type of their extension', async () => {
    expect((await app.inject('/favicon.svg')).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the tag manager', () => {
  test('is missing wherever an address may hold a secret', async () => {
    const server = await serve({ GTM_ID: 'GTM-AB12CD3' });
    const ask = async (url: string) => {
      const { headers, payload } = await server.inject(url);
      return {
        isNamed: payload.includes('GTM-AB12CD3'),
        isAllowed: String(headers['content-security-policy']).includes('googletagmanager'),
        referrer: headers['referrer-policy'],
      };
    };
    expect(await ask('/blog')).toEqual({
      isNamed: true,
      isAllowed: true,
      referrer: 'strict-origin-when-cross-origin',
    });
    const secret = 'x'.repeat(43);
    for (const url of [
      `/zmena-hesla/${secret}`,
      `/shrnuti/1/${secret}`,
      // As mail programs break links.
      `/shrnuti/1/${secret}/x`,
      `/en/nothing-here/${secret}`,
      `/%ff${secret}`,
      '/registrace',
      '/kosik',
    ])
      expect([url, await ask(url)]).toEqual([url, { isNamed: false, isAllowed: false, referrer: 'no-referrer' }]);
    await server.close();
  });
});

describe('with an https address', () => {
  test('every answer asks browsers to stay with https', async () => {
    const server = await serve({ PUBLIC_URL: 'https://karafa.example' });
    for (const url of ['/blog', '/api/settings?lang=cs', '/favicon.svg', '/robots.txt', '/healthz', '/nic', '/api/nic'])
      expect([url, (await server.inject(url)).headers['strict-transport-security']]).toEqual([
        url,
        'max-age=31536000; includeSubDomains',
      ]);
    await server.close();
    expect((await app.inject('/robots.txt')).headers['strict-transport-security']).toBeUndefined();
  });
});
