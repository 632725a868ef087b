import { beforeAll, describe, expect, inject, test } from 'vitest';
import { languages, locales } from '#shared/i18n/locales.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { findDemoPlaces, type DemoPlaces } from '#tests/support/demo-places.ts';
import { rawGet } from '#tests/support/http.ts';

const origin = inject('origin');
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers });

describe('addresses', () => {
  test.each([
    ['R-2.01', 'home'],
    ['R-2.04', 'blog'],
    ['R-2.05', 'documents'],
    ['R-2.06', 'search'],
    ['R-2.07', 'products-new'],
    ['R-2.08', 'products-sale'],
  ] as const)(
    '%s the %s screen answers in all three languages, each naming the others (R-1.02, R-1.03)',
    async (_number, route) => {
      const paths = pathsInAllLocales(route);
      for (const locale of locales) {
        const answer = await get(paths[locale]);
        const html = await answer.text();
        expect([paths[locale], answer.status]).toEqual([paths[locale], 200]);
        expect(html).toContain(`<html lang="${languages[locale].tag}"`);
        expect(html).toContain(`<link rel="canonical" href="${origin}${paths[locale]}"`);
        if (route === 'search') continue;
        for (const other of locales) expect(html).toContain(`hrefLang="${other}" href="${origin}${paths[other]}"`);
        expect(html).toContain(`hrefLang="x-default" href="${origin}${paths.cs}"`);
      }
    },
  );

  test('R-2.15, R-2.16, R-2.09, R-2.04 a wrong slug redirects permanently to the right one, keeping the query', async () => {
    for (const locale of locales) {
      const prefix = locale === 'cs' ? '' : `/${locale}`;
      for (const path of [
        `/${places.category}/x`,
        `/${places.product}/x/y`,
        `/${places.supply}/x/y`,
        '/info/1/x',
        `/blog/${places.post}/x`,
      ]) {
        const wrong = await get(`${prefix}${path}?sort=cheapest`);
        expect([prefix + path, wrong.status]).toEqual([prefix + path, 301]);
        const target = wrong.headers.get('location')!;
        expect(target).toMatch(/\?sort=cheapest$/);
        expect((await get(target)).status).toBe(200);
      }
    }
  });

  test('R-2.16 a listing’s address without its category redirects to the full address', async () => {
    const answer = await get(`/${places.product}/anything`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^/${places.product}/[^/]+/[^/]+$`));
  });

  test('R-2.37 an unknown address is a 404 page in its language, with the specified sentence', async () => {
    for (const path of [
      '/nic-takoveho',
      '/en/nothing/here/at/all',
      '/999999999/x',
      '/de/999999999/x/y',
      '/info/99/x',
      '/en/blog/999999/x',
    ]) {
      const answer = await get(path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      if (path.startsWith('/en')) expect(html).toContain('This page could not be found');
    }
  });

  test('R-2.39 trailing slashes are removed by a permanent redirect that keeps the query and never leaves the site', async () => {
    expect((await get('/hledani/?q=rum')).headers.get('location')).toBe('/hledani?q=rum');
    expect((await get('/en/')).headers.get('location')).toBe('/en');
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example/',
      '///evil.example//x/',
      '/%5Cevil.example/',
      '/%2F%2Fevil.example/',
    ]) {
      const answer = await rawGet(origin, path);
      expect(answer.status).toBeLessThan(500);
      const location = answer.headers.location as string | undefined;
      if (location) expect(new URL(location, origin).origin).toBe(origin);
    }
  });

  test('hostile addresses get a sensible page or a 404, never a 500', async () => {
    const category = `/${places.category}/x`;
    const { headers } = await get(category);
    const list = headers.get('location')!;
    const paths = [
      '/%2e%2e/',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/../../etc/passwd',
      `/${'a'.repeat(10_240)}`,
      '/%',
      '/%zz',
      '/%c0%af',
      '/%ff',
      '/3/rum%',
      '/en/3/%zz',
      '/info/1/%c3%28',
      '/%00',
      '/a%0d%0ab',
      '/9007199254740993/x',
      '/99999999999999999999999/x/y',
      '/-1/x',
      '/0/x',
      `${list}?page=-1`,
      `${list}?page=0`,
      `${list}?page=999999999`,
      `${list}?page=1e3`,
      `${list}?price_from=abc`,
      `${list}?price=abc`,
      `${list}?brand=1;drop`,
      `${list}?brand=${'1,'.repeat(500)}`,
      `${list}?sort=__proto__`,
      `${list}?price_from=-5&price_to=1e308`,
      '/hledani?q=%27%22%3C%3E%26%7C%21%3A%2A',
      `/hledani?q=${'%F0%9F%8D%B7'.repeat(40)}`,
      '/hledani?q=%20%20',
      `/hledani?q=${'x'.repeat(3000)}`,
      '/hledani?q=a%00b',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/pictures/../../etc/passwd/480.webp',
      '/pictures/unknown0/480.webp',
      '/pictures/unknown0/481.webp',
      '/files/documents/..%2f..%2fpackage.json',
    ];
    for (const path of paths) {
      const answer = await rawGet(origin, path);
      expect(answer.status, path.slice(0, 80)).toBeLessThan(500);
      expect(answer.text, path.slice(0, 80)).not.toMatch(/"dependencies"|root:x:/);
      if (answer.status === 404 && !/^\/(pictures|files)\//.test(path))
        expect([path, answer.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
      if (answer.status === 404 && path.startsWith('/%'))
        expect([path, answer.headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect([path, answer.status]).not.toEqual([path, 400]);
    }
    expect((await rawGet(origin, `${list}?page=999999999`)).status).toBe(404);
    expect((await rawGet(origin, `${list}?page=-1`)).status).toBe(404);
    expect((await rawGet(origin, '/9007199254740993/x')).status).toBe(404);
  });

  test('R-2.14, R-2.37 the maintenance page answers 503 with Retry-After in every language', async () => {
    for (const locale of locales) {
      const answer = await get(routePath('maintenance', locale));
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    }
  });

  test('pages have a strict content security policy and run only the known inline script', async () => {
    const answer = await get('/');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).not.toMatch(/unsafe/);
    expect(await answer.text()).not.toMatch(/ style="| on\w+="/);
  });

  test('R-3.09 robots and sitemap: every listed address answers 200, in every language', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const index = await (await get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
    expect(parts.length).toBeGreaterThan(0);
    const addresses = (await Promise.all(parts.map(async (url) => (await fetch(url)).text()))).flatMap((xml) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(3 * 1500);
    const sample = addresses.filter((_url, index) => index % 97 === 0);
    for (const url of sample) expect([url, (await fetch(url, { redirect: 'manual' })).status]).toEqual([url, 200]);
  });
});
