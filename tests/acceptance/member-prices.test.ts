import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { fillShelf } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import { openFilledCart } from '#tests/support/order-steps.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: a group and its member would disturb the tests that share a product.
const { product, browser } = useOwnProduct();

interface Goods {
  readonly id: number;
  readonly category: number;
  readonly name: string;
  readonly price: number;
}

/** Goods as the database knows them, by a condition on `l` and `c`. */
async function findGoods(condition: string): Promise<Goods> {
  const [row] = await query(
    product.database,
    `select l.id::int, l.category_id::int as category, t.name, l.price_minor::int as price
     from listing l join category c on c.id = l.category_id
       join listing_text t on t.listing_id = l.id and t.locale = 'cs'
     where l.kind = 'product' and l.visibility = 'listed' and not l.is_on_sale and ${condition}
     order by l.published_at desc, l.id desc limit 1`,
  );
  return row as unknown as Goods;
}

const crowns = (minor: number) =>
  `${new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2 }).format(minor / 100)} Kč`.replace(/\s/g, ' ');
/** Includes parts far down that are not laid out yet. */
const textOf = async (place: Locator) => ((await place.textContent()) ?? '').replace(/\s/g, ' ');

/** A price: the current amount and the struck-through one. */
interface Seen {
  readonly price: boolean;
  readonly struck: boolean;
}

async function seen(place: Locator, price: number, regular: number): Promise<Seen> {
  await place.waitFor();
  const struck = (await place.locator('s').allTextContents()).map((text) => text.replace(/\s/g, ' ')).join();
  return { price: (await textOf(place)).includes(crowns(price)), struck: struck.includes(crowns(regular)) };
}

/** The name alone may also be an advert's. */
const linkTo = (page: Page, { id }: Goods) => page.locator(`main article a[href^="/${id}/"]`).first();
const cardOf = (page: Page, { id }: Goods) =>
  page.locator('main article').filter({ has: page.locator(`a[href^="/${id}/"]`) });

/** The prices that a visitor sees on every page with the goods. */
async function lookAround(page: Page, goods: Goods, price: number): Promise<Record<string, Seen>> {
  const found: Record<string, Seen> = {};
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  await open('/');
  found.home = await seen(cardOf(page, goods).first(), price, goods.price);
  await page.locator('header input[name=q]').first().fill(goods.name);
  const option = page.locator(`[role=option][href^="/${goods.id}/"]`);
  await option.waitFor();
  found.suggestion = { price: (await textOf(option)).includes(crowns(price)), struck: false };
  await open(`/${goods.category}/-`);
  found.category = await seen(cardOf(page, goods), price, goods.price);
  await linkTo(page, goods).click();
  await arriveAt(page, new RegExp(`^/${goods.id}/`));
  found['detail, moved to'] = await seen(page.locator('main [data-cart-box]').locator('xpath=..'), price, goods.price);
  await page.reload();
  await hydrated(page);
  found.detail = await seen(page.locator('main [data-cart-box]').locator('xpath=..'), price, goods.price);
  await open(`/hledani?q=${encodeURIComponent(goods.name)}`);
  found.search = await seen(cardOf(page, goods), price, goods.price);
  return found;
}

test(
  'R-6.01 a member of a group sees discounted prices everywhere while others see the general ones',
  {
    timeout: 120_000,
  },
  async () => {
    await fillShelf(product.database, 1);
    await query(
      product.database,
      `update listing set published_at = now(), is_in_stock = true
     where id = (select l.id from listing l join stock s on s.listing_id = l.id join category c on c.id = l.category_id
       where c.age_rule = 'alcohol' and not l.is_on_sale and s.quantity = 60 limit 1)`,
    );
    const bottle = await findGoods(`c.age_rule = 'alcohol' and c.may_be_discounted`);
    const tobacco = await findGoods('not c.may_be_discounted');
    const own = bottle.price - Math.round(bottle.price / 8);

    // Cached for everybody before a member requests it.
    const guest = await browser.visit('/');
    for (const path of ['/', `/${bottle.category}/-`, `/${bottle.id}/-/-`])
      expect((await guest.request.get(path)).headers()['cache-control']).toBe('no-cache');

    const admin = await browser.visit('/', { cookies: await loginCookies(product.origin, 'admin') });
    await admin.goto('/admin/skupiny');
    await hydrated(admin);
    await admin.getByRole('button', { name: 'Přidat skupinu' }).click();
    await admin.getByLabel('Název').fill('Sommelieři');
    await admin.getByLabel('Sleva v procentech').fill('12,5');
    await admin.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();
    await admin.getByRole('cell', { name: 'Sommelieři' }).or(admin.getByText('Sommelieři')).first().waitFor();
    const [account] = await query(product.database, `select id from account where email = 'novy@karafa.example'`);
    await admin.goto(`/admin/uzivatele/${String(account!.id)}`);
    await hydrated(admin);
    await admin.getByLabel('Skupina se slevou').selectOption({ label: 'Sommelieři (12,5 %)' });
    await admin.getByRole('button', { name: 'Uložit skupinu' }).click();
    await admin.getByText('Uloženo.').waitFor();

    const member = await browser.visit('/', { cookies: await loginCookies(product.origin, 'novy') });
    const lowered = { price: true, struck: true };
    expect(await lookAround(member, bottle, own)).toEqual({
      home: lowered,
      category: lowered,
      'detail, moved to': lowered,
      detail: lowered,
      search: lowered,
      suggestion: { price: true, struck: false },
    });
    const regular = { price: true, struck: false };
    expect(await lookAround(guest, bottle, bottle.price)).toEqual({
      home: regular,
      category: regular,
      'detail, moved to': regular,
      detail: regular,
      search: regular,
      suggestion: regular,
    });

    await openFilledCart(member, 'cs', { [bottle.id]: 1, [tobacco.id]: 1 });
    const line = member.locator('main li').filter({ hasText: bottle.name });
    expect(await seen(line, own, bottle.price)).toEqual(lowered);

    await member.goto(`/${tobacco.id}/-/-`);
    await hydrated(member);
    const box = member.locator('main [data-cart-box]').locator('xpath=..');
    expect(await seen(box, tobacco.price, tobacco.price)).toEqual(regular);
  },
);
