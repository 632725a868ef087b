import { expect, test } from 'vitest';
import { keyOf, readWantedPage, withUnreadQuery } from './wanted-page.ts';

const keyOfUrl = (url: string) => keyOf(readWantedPage(url, { origin: 'http://localhost', currencyId: undefined }));

test.each([
  ['/', '/?utm_source=x&page=7'],
  ['/blog', '/blog?lang=de&scope=new&currency=5&q=rum'],
  ['/3/rumy?kind=advert', '/3/rumy?q=rum&category=7&kind=advert&gclid=1'],
  ['/3/rumy/rum', '/3/rumy/rum?page=2'],
  ['/uzivatel/5', '/uzivatel/5?brand=3'],
  ['/nic-takoveho', '/nic-takoveho?q=rum'],
  ['/hledani?page=2&q=rum', '/hledani?q=rum&page=2'],
])('%s and %s are the same page', (one, other) => {
  expect(keyOfUrl(other)).toBe(keyOfUrl(one));
});

test.each([
  ['/blog', '/blog?category=2'],
  ['/hledani?q=rum', '/hledani?q=gin'],
  ['/hledani?q=rum', '/hledani?q=rum&category=7'],
  ['/en/search?q=rum', '/hledani?q=rum'],
  ['/3/rumy', '/3/rumy?brand=3'],
  ['/uzivatel/5', '/uzivatel/5?page=2'],
  ['/uzivatel/5', '/uzivatel/5?offer=demand'],
  ['/3/rumy?price_from=5', '/3/rumy?price_from=5&currency=EUR'],
])('%s and %s are two pages', (one, other) => {
  expect(keyOfUrl(other)).not.toBe(keyOfUrl(one));
});

test('a redirect keeps the query parameters that the screen does not read', () => {
  expect(withUnreadQuery('/3/rumy/rum', '/3/x/y?utm_source=a&sort=cheapest')).toBe(
    '/3/rumy/rum?utm_source=a&sort=cheapest',
  );
  expect(withUnreadQuery('/3/rumy?page=2', '/3/x?page=2&kind=&gclid=1')).toBe('/3/rumy?page=2&gclid=1');
  expect(withUnreadQuery('/3/rumy', '/3/x')).toBe('/3/rumy');
});
