import '#shared/i18n/personal-paths.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageState } from '#web/page/page-state.ts';
import { loadAddress, needsDocument } from './navigation.ts';
import { emptyShell } from '#web/page/shell-data.ts';

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

describe('R-2.41 a document whose server has another build now', () => {
  let build: string;
  let page: PageState;
  let navigate: (address: string) => Promise<'shown' | 'document' | 'failed'>;
  let mayReload: () => Promise<boolean>;

  beforeEach(async () => {
    // What a document knows of builds is remembered in its modules.
    vi.resetModules();
    const [navigation, { setOwnBuild }, { mayReloadFor }] = await Promise.all([
      import('./navigation.ts'),
      import('#web/api/served-build.ts'),
      import('./chunk-reload.ts'),
    ]);
    await import('#shared/i18n/personal-paths.ts');
    vi.stubGlobal('window', {
      location: { origin: 'https://karafa.example', href: 'https://karafa.example/' },
      sessionStorage: { getItem: () => null, setItem: () => undefined },
    });
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', async () =>
      Response.json({ today: '2026-06-01', branches: [] }, { headers: { 'x-build': build } }),
    );
    setOwnBuild('old');
    const shell = { ...emptyShell('cs'), tree: [{}] };
    page = { origin: 'https://karafa.example', path: '/prodejny', services: {}, shell } as unknown as PageState;
    navigate = (address) =>
      navigation.loadAddress(address, page).then(
        () => 'shown',
        (error: unknown) => (navigation.needsDocument(error) ? 'document' : 'failed'),
      );
    mayReload = () => mayReloadFor(new TypeError('undefined is not iterable'), '/prodejny', () => true);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('moves on by documents, for good', async () => {
    build = 'old';
    page = { ...page, path: '/' };
    expect(await navigate('/prodejny')).toBe('shown');
    build = 'new';
    expect(await navigate('/prodejny')).toBe('document');
    build = 'old';
    expect(await navigate('/prodejny')).toBe('document');
  });

  test('keeps the page on which somebody may be typing', async () => {
    build = 'new';
    expect(await navigate('/prodejny?q=brno')).toBe('shown');
  });

  test('loads the page as a document when its scripts fail on what the server sent', async () => {
    build = 'old';
    await navigate('/prodejny');
    expect(await mayReload()).toBe(false);
    build = 'new';
    await navigate('/prodejny');
    expect(await mayReload()).toBe(true);
  });
});
