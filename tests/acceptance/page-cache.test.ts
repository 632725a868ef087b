import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDemoPlaces, query, type DemoPlaces } from '#tests/support/demo-places.ts';
import type { RawAnswer } from '#tests/support/http.ts';
import { answersOfProcesses, severalProcesses } from '#tests/support/processes.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';

// What is changed here would disturb the tests that share a product.
let product: RunningProduct;
let origin: string;
let places: DemoPlaces;

beforeAll(async () => {
  product = await runProduct(severalProcesses);
  ({ origin } = product);
  places = await findDemoPlaces(product.database);
});
afterAll(() => product.end());

const queryProduct = (text: string, values?: unknown[]) => query(product.database, text, values);

const answersOfBothProcesses = async (path: string): Promise<RawAnswer[]> =>
  (await answersOfProcesses(origin, [path])).flat();
const textsOfBothProcesses = async (path: string) => (await answersOfBothProcesses(path)).map(({ text }) => text);

describe('cached pages', () => {
  test('are dropped in every process when the listing they show changes, on its page and in its category', async () => {
    const address = (await fetch(`${origin}/${places.product}/x/x`)).url.slice(origin.length);
    const category = address.split('/').slice(2, 3)[0]!;
    const [row] = await queryProduct('select category_id from listing where id = $1', [places.product]);
    const list = `/${String(row?.category_id)}/${category}`;
    const [before] = await queryProduct("select name from listing_text where listing_id = $1 and locale = 'cs'", [
      places.product,
    ]);
    const rename = (name: unknown) =>
      queryProduct("update listing_text set name = $2 where listing_id = $1 and locale = 'cs'", [places.product, name]);
    /** How many of the four pages show the name. */
    const shown = async (name: string) =>
      [...(await textsOfBothProcesses(address)), ...(await textsOfBothProcesses(list))].filter((text) =>
        text.includes(name),
      ).length;
    const name = 'Zkušební lahev z cache';
    expect(await shown(String(before?.name))).toBe(4);
    await rename(name);
    try {
      await expect.poll(() => shown(name), { timeout: 10_000 }).toBe(4);
    } finally {
      await rename(before?.name);
    }
    await expect.poll(() => shown(name), { timeout: 10_000 }).toBe(0);
  });

  test('R-5.08 the profile of a user is dropped in every process when an advert comes or goes', async () => {
    const profile = `/uzivatel/${places.seller}`;
    const [newest] = await queryProduct(
      `select id from listing where seller_id = $1 and visibility = 'listed'
      order by published_at desc, id desc limit 1`,
      [places.seller],
    );
    const show = (visibility: string) =>
      queryProduct('update listing set visibility = $2 where id = $1', [newest?.id, visibility]);
    /** In how many of the two processes the profile shows the advert. */
    const shown = async () =>
      (await textsOfBothProcesses(profile)).filter((text) => text.includes(`href="/${String(newest?.id)}/`)).length;
    expect(await shown()).toBe(2);
    await show('reachable');
    await expect.poll(shown, { timeout: 10_000 }).toBe(0);
    await show('listed');
    await expect.poll(shown, { timeout: 10_000 }).toBe(2);
  });

  test('R-2.40 the maintenance setting redirects every page to the maintenance page at once, and R-8.06 empties the poster', async () => {
    const set = (isEnabled: boolean) =>
      queryProduct("update setting set value = $1 where name = 'maintenance'", [
        JSON.stringify({ is_enabled: isEnabled }),
      ]);
    await set(true);
    try {
      await expect
        .poll(async () => (await answersOfBothProcesses('/en/blog')).map(({ headers }) => headers.location), {
          timeout: 10_000,
        })
        .toEqual(['/en/maintenance', '/en/maintenance']);
      expect((await fetch(`${origin}/api/blog/posts`)).status).toBe(503);
      expect(await (await fetch(`${origin}/api/poster?lang=cs`)).json()).toEqual({
        'banner.popup_desktop': [],
        'banner.popup_mobile': [],
        'banner.promo': [],
      });
    } finally {
      await set(false);
    }
    await expect
      .poll(async () => (await answersOfBothProcesses('/en/blog')).map(({ status }) => status), { timeout: 10_000 })
      .toEqual([200, 200]);
  });

  test('answer 304 to a visitor who already has the page, and differ by currency', async () => {
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
