import '#shared/i18n/personal-paths.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { carriers } from '../../demo/data/delivery/carriers.ts';
import { paymentMethods } from '../../demo/data/delivery/payment-methods.ts';
import { arriveAt, hydrated, type VisitorOptions } from './browser.ts';
import { textsIn } from './texts.ts';

/** Actions of a buyer on the pages of the e-shop, in a language. */

export const main = (page: Page) => page.locator('main');
export const field = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`);
/** The order form; the voucher has a form of its own beside it. */
export const orderForm = (page: Page) =>
  main(page)
    .locator('form')
    .filter({ has: page.locator('[name=terms]') });
export const addressOf = (page: Page) => new URL(page.url()).pathname;

/** A pattern of a route's path with any parameters. */
export function pathOf(route: 'order-summary' | 'account-order-summary' | 'payment-gateway', locale: Locale): RegExp {
  const params = { id: 7, hash: 'x', key: 'x' };
  const [before] = routePath(route, locale, params).split(route === 'payment-gateway' ? '/x' : '/7/');
  return new RegExp(`^${before}/[\\w/-]+$`);
}

/** Adds pieces of a product to the cart on its page, which opens the panel. */
export async function addFromDetail(page: Page, locale: Locale, id: number, quantity = 1): Promise<Locator> {
  const text = textsIn(locale);
  await page.goto(routePath('listing', locale, { id, category: '-', listing: '-' }));
  await hydrated(page);
  const box = main(page).locator('[data-cart-box]');
  await field(box, 'quantity').fill(String(quantity));
  await box.getByRole('button', { name: text('Do košíku') }).click();
  const panel = page.getByRole('dialog', { name: text('Přidáno do košíku') });
  await panel.waitFor();
  return panel;
}

/** Puts pieces into the visitor's cart by the call, and opens it. */
export async function openFilledCart(
  page: Page,
  locale: Locale,
  goods: Readonly<Record<number, number>>,
): Promise<void> {
  for (const [id, quantity] of Object.entries(goods)) {
    const data = { listing_id: Number(id), quantity };
    const answer = await page.request.post(`/api/cart/lines?lang=${locale}`, { data });
    expect([id, answer.status()]).toEqual([id, 200]);
  }
  await page.goto(routePath('cart', locale));
  await hydrated(page);
}

interface Opened extends Pick<VisitorOptions, 'width'> {
  readonly locale?: Locale;
}

/** Opens the cart of a new visitor with these goods (listing → pieces) and waits for all steps of its order form. */
export async function openOrderForm(
  browser: { open(path: string, options?: VisitorOptions): Promise<Page> },
  goods: Readonly<Record<number, number>>,
  { locale = 'cs', ...visitor }: Opened = {},
): Promise<Page> {
  const page = await browser.open(routePath('home', locale), visitor);
  await openFilledCart(page, locale, goods);
  await field(orderForm(page), 'email').waitFor();
  return page;
}

export const carrierChoice = (page: Page, locale: Locale, kind: CarrierKind) =>
  main(page).getByRole('radio', { name: carriers.find((carrier) => carrier.kind === kind)!.name[locale] });

export const paymentChoice = (page: Page, locale: Locale, code: PaymentMethodCode) =>
  main(page).getByRole('radio', { name: paymentMethods.find((method) => method.code === code)!.name[locale] });

export const contact = { first_name: 'Žofie', last_name: 'Říhová', phone: '601234567' };
export const address = { name: 'Žofie Říhová', street: 'Lipová 12', city: 'Brno', postcode: '602 00' };

export async function fillContact(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...contact, email })) await field(orderForm(page), name).fill(value);
}

export async function fillAddress(page: Page, kind: 'delivery' | 'invoice', at = address): Promise<void> {
  for (const [name, value] of Object.entries(at)) await field(orderForm(page), `${kind}_${name}`).fill(value);
}

export async function consent(page: Page): Promise<void> {
  await field(orderForm(page), 'terms').check();
  await field(orderForm(page), 'age').check();
}

export const orderButton = (page: Page, locale: Locale) =>
  orderForm(page).getByRole('button', { name: textsIn(locale)('Objednávka zavazující k platbě') });

interface Wanted {
  readonly email: string;
  readonly payment: PaymentMethodCode;
  readonly address?: typeof address;
}

/** Fills the whole form in for delivery to the door. */
export async function fillForCourier(page: Page, locale: Locale, wanted: Wanted): Promise<void> {
  await carrierChoice(page, locale, 'courier').check();
  await paymentChoice(page, locale, wanted.payment).check();
  await fillContact(page, wanted.email);
  await fillAddress(page, 'delivery', wanted.address);
  await consent(page);
}

/** Fills the whole form in for delivery to the door, and orders. */
export async function orderByCourier(page: Page, locale: Locale, wanted: Wanted): Promise<void> {
  await fillForCourier(page, locale, wanted);
  await orderButton(page, locale).click();
}

/** The actions on the test gateway's page. */
export async function playAtGateway(page: Page, locale: Locale, choice: string): Promise<void> {
  await arriveAt(page, pathOf('payment-gateway', locale));
  await page.getByRole('button', { name: textsIn(locale)(choice), exact: true }).click();
}

export interface SeenOrder {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
}

/** The order whose summary is shown. */
export async function shownOrder(page: Page, locale: Locale): Promise<SeenOrder> {
  const title = main(page).locator('h1', { hasText: /\d{10}/ });
  const number = /\d{10}/.exec(await title.innerText())![0];
  expect(await title.innerText()).toBe(textsIn(locale)('Objednávka {0}', { 0: number }));
  const [hash, id] = addressOf(page).split('/').reverse();
  return { id: Number(id), hash: hash!, number };
}
