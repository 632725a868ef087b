import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const widths = [360, 768, 1280, 1600] as const;

export interface VisitorOptions {
  /** Overlays that a returning visitor has dealt with; all by default. */
  readonly confirmed?: boolean;
  readonly width?: number;
  readonly hasScript?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** Of somebody who is logged in: `loginCookies`. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/**
 * A Chromium for a test file. Every page of it fails its test on an error in the console, an uncaught exception or a
 * failed request, unless the test says beforehand that it expects one (`expectTrouble`).
 * @param originOf where a product of the test file's own serves; the shared one if missing
 */
export function useBrowser(originOf: () => string = () => inject('origin')) {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let troubles: string[] = [];
  let expected: RegExp | undefined;

  beforeAll(async () => {
    const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    contexts = [];
    const seen = troubles.filter((trouble) => !expected?.test(trouble));
    troubles = [];
    expected = undefined;
    expect(seen).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    get origin() {
      return originOf();
    },
    expectTrouble: (pattern: RegExp) => {
      expected = pattern;
    },
    /** A page of a new visitor. */
    async visit(path: string, options: VisitorOptions = {}): Promise<Page> {
      const origin = originOf();
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: options.width ?? 1280, height: 900 },
        javaScriptEnabled: options.hasScript ?? true,
        colorScheme: options.colorScheme ?? 'light',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
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
      page.on(
        'console',
        (message) =>
          message.type() === 'error' && troubles.push(`console: ${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A navigation ends what the page before was still fetching.
        if (reason !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${reason}`);
      });
      await page.goto(path);
      return page;
    },
  };
}

/** Waits until the browser has taken over the page: from then on links are navigations within it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Counts the documents fetched from now on: moving within the portal fetches none. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => request.resourceType() === 'document' && (documents += 1));
  return () => documents;
}
