import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findDemoPlaces, query, type DemoPlaces } from '#tests/support/demo-places.ts';
import { rawGet } from '#tests/support/http.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';

// What is changed here would disturb the tests that share a product.
let product: RunningProduct;
let origin: string;
let places: DemoPlaces;

beforeAll(async () => {
  product = await runProduct(inject('databaseServer'));
  ({ origin } = product);
  places = await findDemoPlaces(product.database);
});
afterAll(() => product.end());

const queryProduct = (text: string, values?: unknown[]) => query(product.database, text, values);

/** Asks on fresh connections, which the supervisor deals out, until each of the two processes has answered. */
async function textsOfAllProcesses(path: string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 12 }, () => rawGet(origin, path)));
  return answers.map((answer) => answer.text);
}

describe('finished pages', () => {
  test('are dropped in every process when the listing they show changes, on its page and in its category', async () => {
    const address = (await fetch(`${origin}/${places.product}/x/x`)).url.slice(origin.length);
    const category = address.split('/').slice(2, 3)[0]!;
    const [row] = await queryProduct('select category_id from listing where id = $1', [places.product]);
    const list = `/${String(row?.category_id)}/${category}`;
    await textsOfAllProcesses(address);
    await textsOfAllProcesses(list);
    const name = 'Zkušební lahev z cache';
    const [before] = await queryProduct("select name from listing_text where listing_id = $1 and locale = 'cs'", [
      places.product,
    ]);
    await queryProduct("update listing_text set name = $2 where listing_id = $1 and locale = 'cs'", [
      places.product,
      name,
    ]);
    try {
      await expect
        .poll(async () => (await textsOfAllProcesses(address)).every((text) => text.includes(name)), {
          timeout: 10_000,
        })
        .toBe(true);
    } finally {
      await queryProduct("update listing_text set name = $2 where listing_id = $1 and locale = 'cs'", [
        places.product,
        before?.name,
      ]);
    }
    await expect
      .poll(async () => (await textsOfAllProcesses(address)).some((text) => text.includes(name)), { timeout: 10_000 })
      .toBe(false);
  });

  test('R-2.40 the maintenance setting leads every page to the maintenance page at once, and R-8.06 empties the poster', async () => {
    const set = (isEnabled: boolean) =>
      queryProduct("update setting set value = $1 where name = 'maintenance'", [
        JSON.stringify({ is_enabled: isEnabled }),
      ]);
    await set(true);
    try {
      await expect
        .poll(
          async () =>
            (await Promise.all(Array.from({ length: 12 }, () => rawGet(origin, '/en/blog')))).map(
              ({ headers }) => headers.location,
            ),
          { timeout: 10_000 },
        )
        .toEqual(Array.from({ length: 12 }, () => '/en/maintenance'));
      expect(await (await fetch(`${origin}/api/poster?lang=cs`)).json()).toEqual({
        'banner.popup_desktop': [],
        'banner.popup_mobile': [],
        'banner.promo': [],
      });
    } finally {
      await set(false);
    }
    await expect.poll(async () => (await rawGet(origin, '/en/blog')).status, { timeout: 10_000 }).toBe(200);
  });

  test('answer 304 to a visitor who has the page, and differ by currency', async () => {
    const first = await fetch(`${origin}/en/products/new`);
    const again = await fetch(`${origin}/en/products/new`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    const euros = await (await fetch(`${origin}/en/products/new`, { headers: { cookie: 'currencyId=2' } })).text();
    expect(await first.text()).toMatch(/\d,\d\d\u00a0Kč/);
    expect(euros).toMatch(/\d,\d\d\u00a0€/);
  });
});
