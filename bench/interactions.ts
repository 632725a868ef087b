import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureBenchDatabase, query } from './database.ts';
import { percentile, type BenchOptions, type Figure } from './figure.ts';
import { startWebProcess } from './product.ts';

/** A phone of the middle class beside a workstation. */
const slowdown = 4;
const budgetMs = 100;
const runs = 5;
/** What follows an interaction is over by then. */
const settleMs = 1500;

declare global {
  interface Window {
    /** Milliseconds from each interaction to the next paint, in steps of 8; shorter ones than 16 ms are not reported. */
    toNextPaint: number[];
  }
}

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** What leads to it, which is not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** Interaction to next paint of what visitors do first, on a page that is new to the browser. */
export async function benchInteractions({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 0);
  const [category] = await query(
    database,
    'select id from category where listings >= 24 and level = 3 order by listings desc limit 1',
  );
  const web = await startWebProcess(database);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const figures: Figure[] = [];
    for (const each of interactions(`/${String(category?.id)}/-`)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await measure(browser, web.origin, each));
      const middle = percentile(
        times.sort((a, b) => a - b),
        0.5,
      );
      figures.push({
        name: `interaction to next paint: ${each.name}`,
        value: middle === 0 ? '< 16 ms' : `${middle} ms`,
        baseline: '',
        budget: `≤ ${budgetMs} ms`,
        isWithinBudget: middle <= budgetMs,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await web.stop();
  }
}

function interactions(category: string): Interaction[] {
  const openPanel = (page: Page) => page.locator('details.disclosure-panel > summary').first().click();
  const tick = (scope: string) => (page: Page) =>
    page.locator(`${scope} input[type=radio]:enabled:not(:checked)`).first().click();
  const openDrawer = async (page: Page) => {
    await page.getByRole('button', { name: 'Filtrovat' }).click();
    await page.locator('dialog[open] input[type=radio]').first().waitFor();
  };
  return [
    {
      name: 'menu of a phone',
      path: '/',
      width: 390,
      act: (page) => page.getByRole('button', { name: 'Nabídka' }).click(),
    },
    {
      name: 'filters of a phone, as the first use',
      path: category,
      width: 390,
      act: (page) => page.getByRole('button', { name: 'Filtrovat' }).click(),
    },
    {
      name: 'filter of a category, on a phone',
      path: category,
      width: 390,
      prepare: openDrawer,
      act: tick('dialog[open]'),
    },
    {
      name: 'filter of a category, as the first use',
      path: category,
      width: 1280,
      act: async (page) => {
        await openPanel(page);
        await tick('details[open]')(page);
      },
    },
    {
      name: 'typing in the search field',
      path: '/',
      width: 1280,
      act: (page) => page.locator('header input[type=search]').pressSequentially('rum', { delay: 300 }),
    },
  ];
}

/** The longest of an interaction's events; 0 if none was reported. */
async function measure(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, hasTouch: interaction.width < 768 });
  try {
    await context.addCookies(
      [
        ['age-confirmed', 'confirmed'],
        ['cookies-show', 'hidden'],
        ['intro-popup', 'hidden'],
        ['promo-banner', 'hidden'],
      ].map(([name, value]) => ({ name: name!, value: value!, url: origin })),
    );
    const page = await context.newPage();
    await page.setViewportSize({ width: interaction.width, height: 844 });
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(interaction.path);
    await page.waitForFunction(() => document.documentElement.dataset.shown !== undefined);
    await interaction.prepare?.(page);
    await page.waitForTimeout(settleMs);
    await page.evaluate(() => {
      window.toNextPaint = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) window.toNextPaint.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await interaction.act(page);
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => Math.max(0, ...window.toNextPaint));
  } finally {
    await context.close();
  }
}
