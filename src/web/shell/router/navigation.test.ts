import '#shared/i18n/personal-paths.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageState } from '#web/page/page-state.ts';
import { loadAddress, needsDocument } from './navigation.ts';

describe('a document that may run the tag manager', () => {
  beforeAll(() => {
    vi.stubGlobal('window', { location: { origin: 'https://karafa.example' } });
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  });
  afterAll(() => void vi.unstubAllGlobals());

  const failureOf = (address: string, tagManagerId?: string) =>
    loadAddress(address, { origin: 'https://karafa.example', services: { tagManagerId } } as PageState).then(
      () => undefined,
      (error: unknown) => needsDocument(error),
    );

  test.each([
    '/zmena-hesla/secret',
    '/shrnuti/1/secret',
    '/admin',
    '/en/admin/orders',
    '/kosik',
    '/kosik/',
    '/unknown/x',
  ])('leaves %s to a document of its own', async (address) => {
    expect(await failureOf(address, 'GTM-AB12CD3')).toBe(true);
    expect(await failureOf(address)).toBe(false);
  });

  test('shows public pages', async () => {
    for (const address of ['/', '/blog', '/en/search?q=rum', '/1/rumy'])
      expect(await failureOf(address, 'GTM-AB12CD3')).toBe(false);
  });
});
