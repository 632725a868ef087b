import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const widths = [360, 768, 1280, 1600] as const;

export interface VisitorOptions {
  /** Overlays that a returning visitor has dealt with; all by default. */
  readonly confirmed?: boolean;
  readonly width?: number;
  readonly hasScript?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** Cookies of a logged-in user: `loginCookies`. */
  readonly cookies?: Readonly<Record<string, string>>;
}

interface Visitor {
  readonly context: BrowserContext;
  /** The context's empty page. */
  readonly tools: CDPSession;
  readonly origin: string;
}

/**
 * A Chromium for a test file. Every visitor is new to the product, but its files, once loaded, stay in the browser's
 * cache: to load them for each of hundreds of visitors would take most of a run. Every page of it fails its test on an
 * error in the console, an uncaught exception or a failed request, unless the test says beforehand that it expects one
 * (`expectTrouble`).
 * @param originOf where a product of the test file's own serves; the shared one if missing
 * @param hasScrollbars with scrollbars that take room, as on most desktops, instead of hidden ones
 */
export function useBrowser(originOf: () => string = () => inject('origin'), { hasScrollbars = false } = {}) {
  let browser: Browser;
  const waiting: Visitor[] = [];
  let visiting: Visitor[] = [];
  let withoutScript: BrowserContext[] = [];
  let troubles: string[] = [];
  let expected: RegExp | undefined;

  beforeAll(async () => {
    const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({
      executablePath,
      // Fewer processes: a fifth of a run's time on two cores.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--in-process-gpu',
        '--renderer-process-limit=1',
      ],
      ...(hasScrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    });
  });
  afterEach(async () => {
    for (const visitor of visiting) {
      if (await hasOwnClock(visitor)) {
        await visitor.context.close();
        continue;
      }
      await forget(visitor);
      waiting.push(visitor);
    }
    visiting = [];
    for (const context of withoutScript) await context.close();
    withoutScript = [];
    const seen = troubles.filter((trouble) => !expected?.test(trouble));
    troubles = [];
    expected = undefined;
    expect(seen).toEqual([]);
  });
  afterAll(() => browser.close());

  const newContext = (origin: string, hasScript: boolean) =>
    browser.newContext({ baseURL: origin, javaScriptEnabled: hasScript, reducedMotion: 'reduce' });

  const takeContext = async (origin: string, hasScript: boolean): Promise<BrowserContext> => {
    if (!hasScript) {
      const context = await newContext(origin, hasScript);
      withoutScript.push(context);
      return context;
    }
    const visitor = waiting.pop() ?? (await newVisitor(origin));
    visiting.push(visitor);
    return visitor.context;
  };

  const newVisitor = async (origin: string): Promise<Visitor> => {
    const context = await newContext(origin, true);
    return { context, tools: await context.newCDPSession(await context.newPage()), origin };
  };

  /** A page of a new visitor. */
  const visit = async (path: string, options: VisitorOptions = {}): Promise<Page> => {
    const origin = originOf();
    const context = await takeContext(origin, options.hasScript ?? true);
    if (options.confirmed ?? true) {
      const hidden = {
        age: 'age-confirmed=confirmed',
        consent: 'cookies-show=hidden',
        intro: 'intro-popup=hidden',
        promo: 'promo-banner=hidden',
      };
      await context.addCookies(
        Object.values(hidden).map((pair) => {
          const [name, value] = pair.split('=') as [string, string];
          return { name, value, url: origin };
        }),
      );
    }
    for (const [name, value] of Object.entries(options.cookies ?? {}))
      await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.setViewportSize({ width: options.width ?? 1280, height: 900 });
    await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
    page.on(
      'console',
      (message) => message.type() === 'error' && troubles.push(`console: ${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A navigation aborts pending requests of the previous page.
      if (reason !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${reason}`);
    });
    await page.goto(path);
    return page;
  };

  return {
    get origin() {
      return originOf();
    },
    expectTrouble: (pattern: RegExp) => {
      expected = pattern;
    },
    visit,
    /** Visits a page and waits until it can be operated. */
    async open(path: string, options?: Omit<VisitorOptions, 'hasScript'>): Promise<Page> {
      const page = await visit(path, options);
      await hydrated(page);
      return page;
    },
  };
}

/**
 * Whether a test has replaced the browser's clock (`page.clock`). The clock belongs to the visitor, not to a page, and cannot be restored.
 */
async function hasOwnClock({ tools }: Visitor): Promise<boolean> {
  const { result } = await tools.send('Runtime.evaluate', { expression: 'String(setTimeout)' });
  return !String(result.value).includes('[native code]');
}

/** Closes a visitor's pages except the empty one, and clears cookies and storage. */
async function forget({ context, tools, origin }: Visitor): Promise<void> {
  for (const page of context.pages().slice(1)) await page.close();
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await context.setOffline(false);
}

/**
 * Waits until the browser has taken over the page, so that links are navigations within it, and the page of the address
 * is the one that stands in the document: the address comes first.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.shown === `${window.location.pathname}${window.location.search}`,
  );
}

/** Waits until the page of a path is shown. */
export async function arriveAt(page: Page, path: RegExp | string): Promise<void> {
  await page.waitForURL((url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)));
  await hydrated(page);
}

/** Stops the visitor's clock: time passes only when the test advances it (`page.clock`). */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock cannot be stopped in the past.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Holds requests to an address back until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Counts the documents fetched from now on; navigation within the portal fetches none. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => request.resourceType() === 'document' && (documents += 1));
  return () => documents;
}
