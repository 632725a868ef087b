import { expect, test } from 'vitest';
import { stopClock, useBrowser } from '#tests/support/browser.ts';

const browser = useBrowser();

test.each(['first', 'second'])('the clock runs for the %s visitor although the one before had stopped it', async () => {
  const page = await browser.visit('/dokumenty');
  expect(await page.evaluate(() => new Promise((done) => setTimeout(done, 1, 'passed')))).toBe('passed');
  await stopClock(page);
});
