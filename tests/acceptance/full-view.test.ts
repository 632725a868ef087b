import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser(undefined, { hasScrollbars: true });
let product: number;

beforeAll(async () => {
  ({ product } = await findDemoPlaces());
});

async function openProduct(width: number): Promise<Page> {
  return browser.open(`/${product}/x/x`, { width });
}

async function openFullView(width: number): Promise<Page> {
  const page = await openProduct(width);
  await page
    .getByRole('group', { name: 'Obrázky' })
    .getByRole('button', { name: /^Zvětšit obrázek 1/ })
    .click();
  await dialog(page).waitFor();
  // Its format is known once it has arrived.
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  // It is laid out in that format.
  await expect.poll(() => picture(page).evaluate(isInItsFormat)).toBe(true);
  return page;
}

function isInItsFormat(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  return Math.abs(width / height - image.naturalWidth / image.naturalHeight) < 0.01;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Obrázek v plné velikosti' });
const picture = (page: Page) => dialog(page).locator('picture img');
const shownPercent = async (page: Page) => Number(/\d+/.exec(await dialog(page).getByRole('status').innerText()));
const boxOf = async (page: Page) => (await picture(page).boundingBox())!;
const middleOf = async (page: Page) => {
  const { x, y, width, height } = await boxOf(page);
  return { x: x + width / 2, y: y + height / 2 };
};

describe('scrollbars that take room', () => {
  test('R-3.06 none crosses the gallery, and the full view covers the whole window', async () => {
    const page = await openProduct(1280);
    const widths = await page.evaluate(() => [window.innerWidth, document.documentElement.clientWidth]);
    expect(widths[0]).toBeGreaterThan(widths[1]!);
    const track = page.locator('.gallery-track');
    const barHeight = await track.evaluate((list: HTMLElement) => [
      list.scrollWidth > list.clientWidth,
      list.offsetHeight - list.clientHeight,
    ]);
    expect(barHeight).toEqual([true, 0]);

    const open = await openFullView(1280);
    const colorOf = (selector: string) =>
      open.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(() => colorOf('html')).toBe(await colorOf('dialog:modal'));
    const { x, width } = (await dialog(open).boundingBox())!;
    expect([x, width]).toEqual([0, widths[1]]);
  });

  test('R-1.06 the sidebar shows its own only to those who point at it', async () => {
    const page = await openProduct(1280);
    await page.setViewportSize({ width: 1280, height: 400 });
    const sidebar = page.locator('.quiet-scrollbar');
    const color = () => sidebar.evaluate((element) => getComputedStyle(element).scrollbarColor);
    // The pointer may rest there since the page before.
    await page.mouse.move(900, 300);
    await expect.poll(color).toMatch(/^rgba\(0, 0, 0, 0\)/);
    await sidebar.hover();
    await expect.poll(color).not.toMatch(/^rgba\(0, 0, 0, 0\)/);
  });
});

describe('the picture in full view', () => {
  test('R-3.06 is magnified by pinching with two fingers, and moved with one', async () => {
    const page = await openFullView(390);
    const tools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      tools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const { width } = await boxOf(page);
    const { x, y } = await middleOf(page);
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const far of [60, 100, 140]) await touch('touchMove', [x - far, y], [x + far, y]);
    await touch('touchEnd');
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(1.8 * width);
    expect(await shownPercent(page)).toBeGreaterThan(180);

    const before = await boxOf(page);
    await touch('touchStart', [x, y]);
    for (const by of [20, 40, 60]) await touch('touchMove', [x - by, y]);
    await touch('touchEnd');
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x - 30);
    expect((await boxOf(page)).width).toBeCloseTo(before.width, 0);
  });

  test('R-3.06 is magnified at the place of a double tap or click, and shown whole by another one', async () => {
    const page = await openFullView(390);
    const { x, y, width, height } = await boxOf(page);
    const label = { x: x + width / 2, y: y + height * 0.7 };
    await page.mouse.dblclick(label.x, label.y);
    await expect.poll(() => shownPercent(page)).toBe(250);
    // The place itself stays where it was.
    await expect
      .poll(async () => {
        const box = await boxOf(page);
        return Math.abs(box.y + box.height * 0.7 - label.y);
      })
      .toBeLessThan(2);
    await page.mouse.dblclick(label.x, label.y);
    await expect.poll(() => shownPercent(page)).toBe(100);
    // Before the picture has arrived its format is that of lists, which rounding may change by a pixel.
    const whole = async () => {
      const box = await boxOf(page);
      return Math.max(...[box.x - x, box.y - y, box.width - width, box.height - height].map(Math.abs));
    };
    await expect.poll(whole).toBeLessThan(2);
  });

  test('R-3.06 is magnified by the wheel, with the largest picture, and ends with the next picture', async () => {
    const page = await openFullView(390);
    const shownWidth = () =>
      picture(page).evaluate((image: HTMLImageElement) => Number(/(\d+)\.\w+$/.exec(image.currentSrc)?.[1]));
    await expect.poll(shownWidth).toBeGreaterThan(0);
    expect(await shownWidth()).toBeLessThan(960);
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => shownPercent(page)).toBeGreaterThan(100);
    await expect.poll(shownWidth).toBe(1600);
    await dialog(page).getByRole('button', { name: 'Další obrázek' }).click();
    await dialog(page).getByText('Obrázek 2 z').waitFor();
    await expect.poll(() => shownPercent(page)).toBe(100);
  });

  test('R-1.06, R-3.06 is magnified and moved by keys and buttons alone', async () => {
    const page = await openFullView(1280);
    const whole = await boxOf(page);
    await page.keyboard.press('+');
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(1.5 * whole.width);
    const before = await boxOf(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await boxOf(page)).y).toBeLessThan(before.y);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x);
    expect(await dialog(page).getByText('Obrázek 1 z').isVisible()).toBe(true);
    await page.keyboard.press('0');
    await expect.poll(() => shownPercent(page)).toBe(100);
    await page.keyboard.press('ArrowRight');
    await dialog(page).getByText('Obrázek 2 z').waitFor();

    const larger = dialog(page).getByRole('button', { name: 'Zvětšit', exact: true });
    const smaller = dialog(page).getByRole('button', { name: 'Zmenšit', exact: true });
    expect(await smaller.getAttribute('aria-disabled')).toBe('true');
    for (const percent of [165, 272, 400]) {
      await larger.press('Enter');
      await expect.poll(() => shownPercent(page)).toBe(percent);
    }
    expect(await larger.getAttribute('aria-disabled')).toBe('true');
    await smaller.press('Enter');
    await expect.poll(() => shownPercent(page)).toBe(243);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});
