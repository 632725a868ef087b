import '#shared/i18n/personal-paths.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { answersOfProcesses, severalProcesses } from '#tests/support/processes.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: what is decided here would be missing elsewhere.
const { product, browser } = useOwnProduct(severalProcesses);

const password = 'heslo do sklepa';
/** Invented words that find nothing else; `changed` shares no word with `first`. */
const names: Record<Locale, { first: string; changed: string }> = {
  cs: { first: 'Ořešnický poklad', changed: 'Hvozdecká rarita' },
  en: { first: 'Thornbury treasure', changed: 'Wexcombe rarity' },
  de: { first: 'Grünwalder Schatz', changed: 'Eichstetter Rarität' },
};

describe('R-1.01, R-2.18 to R-2.21, R-4.01, R-4.03, R-4.05, R-4.06, R-4.08, R-5.01, R-5.02 from registration to sale', () => {
  test.each(locales)('(%s)', { timeout: 300_000 }, async (locale) => {
    // Logging in before the approval, and editing an advert that can no longer be changed.
    browser.expectTrouble(/status of 422 .*\/api\/auth\/login$|status of 404 .*\/(upravit|edit|bearbeiten)$/);
    const text = textsIn(locale);
    const name = names[locale];
    const seller = await browser.open(routePath('register', locale));
    const person = await registerAs(seller, locale);
    const administrator = await logInAsAdministrator(locale);
    await logInByWidget(seller, locale, person.email);
    const refusal = text('Účet čeká na schválení správcem. Jakmile ho schválí, pošleme vám e-mail.');
    await expect.poll(() => seller.getByRole('alert').allInnerTexts()).toContain(refusal);
    await seller.keyboard.press('Escape');

    await approveAccount(administrator, locale, person.username);
    await readApprovalMail(administrator, locale, person);
    await logInByWidget(seller, locale, person.email);
    await arriveAt(seller, routePath('account', locale));

    const id = await writeAdvert(seller, locale, name.first);
    expect(await showingIn(locale, id, name.first)).toEqual(nowhere);
    await approveAdvert(administrator, locale, name.first);
    await expect.poll(() => showingIn(locale, id, name.first), withinTwoSeconds).toEqual(everywhere);
    await lookAtAsGuest(locale, id, name.first);

    await changeName(seller, locale, id, name.changed);
    expect(await showingIn(locale, id, name.first)).toEqual(everywhere);
    expect(await showingIn(locale, id, name.changed)).toEqual({ ...everywhere, ...notFound });
    await approveAdvert(administrator, locale, name.changed);
    await expect.poll(() => showingIn(locale, id, name.changed), withinTwoSeconds).toEqual(everywhere);
    await lookAtAsGuest(locale, id, name.changed);

    const row = await ownRow(seller, locale, name.changed);
    await row.getByRole('button', { name: text('Pozastavit') }).click();
    await expect.poll(() => row.innerText()).toContain(text('Pozastavený'));
    await expect.poll(() => showingIn(locale, id, name.changed), withinTwoSeconds).toEqual(nowhere);
    await row.getByRole('button', { name: text('Obnovit zveřejnění') }).click();
    await expect.poll(() => row.innerText()).toContain(text('Veřejný'));
    await expect.poll(() => showingIn(locale, id, name.changed), withinTwoSeconds).toEqual(everywhere);

    await row.getByRole('button', { name: text('Označit jako prodané') }).click();
    await seller
      .getByRole('dialog')
      .getByRole('button', { name: text('Ano, je prodáno') })
      .click();
    await expect.poll(() => row.innerText()).toContain(text('Prodaný'));
    await expect
      .poll(() => showingIn(locale, id, name.changed), withinTwoSeconds)
      .toEqual({ ...everywhere, ...notFound });
    const page = await lookAtAsGuest(locale, id, name.changed);
    expect(await page.locator('main').innerText()).toContain(
      text('Tento inzerát je už prodaný. Níže najdete podobné nabídky.'),
    );
    await expectNoWayBack(seller, row, locale, id);
  });
});

const main = (page: Page) => page.locator('main');
const heading = (page: Page) => main(page).locator('h1').innerText();
const field = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`);

interface Person {
  readonly username: string;
  readonly email: string;
}

async function registerAs(page: Page, locale: Locale): Promise<Person> {
  const text = textsIn(locale);
  await page.context().clearCookies({ name: 'age-confirmed' });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: text('Ano, je mi {ageLimit} let nebo více', { ageLimit }) }).click();
  const username = `cesta.${locale}`;
  const email = `cesta.${locale}@karafa.example`;
  const form = main(page).locator('form');
  const typed = {
    first_name: 'Jana',
    last_name: 'Nová',
    username,
    email,
    phone: `77712345${locales.indexOf(locale)}`,
    password,
    password_confirmation: password,
  };
  for (const [name, value] of Object.entries(typed)) await field(form, name).fill(value);
  await field(form, 'terms').check();
  await field(form, 'age').check();
  await form.getByRole('button', { name: text('Zaregistrovat se') }).click();
  await expect.poll(() => heading(page)).toBe(text('Registraci jsme přijali'));
  return { username, email };
}

async function logInByWidget(page: Page, locale: Locale, email: string): Promise<void> {
  const text = textsIn(locale);
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('Přihlásit se') })
    .click();
  const dialog = page.getByRole('dialog', { name: text('Přihlášení') });
  await field(dialog, 'email').fill(email);
  await field(dialog, 'password').fill(password);
  await field(dialog, 'password').press('Enter');
}

/** Opens /admin as a guest, who logs in and arrives there. */
async function logInAsAdministrator(locale: Locale): Promise<Page> {
  const page = await browser.open(routePath('admin', locale));
  const form = main(page).locator('form').first();
  await field(form, 'email').fill('admin@karafa.example');
  await field(form, 'password').fill('Karafa-demo-18');
  await field(form, 'password').press('Enter');
  await arriveAt(page, routePath('admin', locale));
  await expect.poll(() => heading(page)).toBe(textsIn(locale)('K vyřízení'));
  return page;
}

async function approveAccount(page: Page, locale: Locale, username: string): Promise<void> {
  const text = textsIn(locale);
  await main(page)
    .locator(`a[href^="${routePath('admin-accounts', locale)}"]`, { hasText: /\d/ })
    .click();
  await arriveAt(page, routePath('admin-accounts', locale));
  await field(main(page), 'q').fill(username);
  await field(main(page), 'q').press('Enter');
  const row = page.getByRole('row').filter({ hasText: username });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: text('Schválit') }).click();
  await expect.poll(() => row.count()).toBe(0);
}

async function readApprovalMail(page: Page, locale: Locale, { email, username }: Person): Promise<void> {
  await page.goto(`${routePath('admin-mail', locale)}?kind=account.approved&q=${email}`);
  await hydrated(page);
  await page.getByRole('link', { name: textsIn(locale)('Váš účet je schválen') }).click();
  await expect.poll(() => main(page).locator(`pre[lang=${locale}]`).innerText()).toContain(username);
}

/** With four pictures. @returns the advert's id */
async function writeAdvert(page: Page, locale: Locale, name: string): Promise<number> {
  const text = textsIn(locale);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('Přidat inzerát') })
    .click();
  await expect.poll(() => heading(page)).toBe(text('Přidat inzerát'));
  const form = main(page).locator('form');
  await field(form, 'category_query').fill('rum');
  await form.locator('fieldset li button').first().click();
  await field(form, 'package_id').selectOption({ index: 1 });
  await field(form, 'is_unbranded').check();
  await field(form, 'name').fill(name);
  await field(form, 'description').fill('Láhev ze sbírky, uložená ve tmě, nikdy neotevřená.');
  await field(form, 'place').fill('Brno');
  await field(form, 'price').fill('1250');
  await form.locator('input[type=file]').setInputFiles(
    await Promise.all(
      [640, 800, 960, 1120].map(async (width) => ({
        name: `${width}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await buildPicture(width, 480).jpeg().toBuffer(),
      })),
    ),
  );
  await expect.poll(() => form.locator('[data-picture] img').count()).toBe(4);
  await field(form, 'confirms_goods').check();
  await form.getByRole('button', { name: text('Odeslat ke schválení') }).click();
  await arriveAt(page, routePath('account-advertisements-confirmation', locale));
  await expect.poll(() => heading(page)).toBe(text('Inzerát čeká na schválení'));
  await ownRow(page, locale, name);
  expect(await main(page).locator('header').innerText()).toMatch(/1\/10/);
  const { adverts } = await ownAdverts(page, locale);
  expect(adverts).toMatchObject([{ name, state: 'waiting' }]);
  return adverts[0]!.id;
}

async function ownAdverts(page: Page, locale: Locale): Promise<{ adverts: { id: number; name: string }[] }> {
  return (await page.request.get(`/api/me/advertisements?lang=${locale}`)).json();
}

async function ownRow(page: Page, locale: Locale, name: string): Promise<Locator> {
  await page.goto(routePath('account-advertisements', locale));
  await hydrated(page);
  const row = main(page).getByRole('listitem').filter({ hasText: name });
  await row.waitFor();
  return row;
}

/** Approves in the queue; resolves with the server's answer. */
async function approveAdvert(page: Page, locale: Locale, name: string): Promise<void> {
  const text = textsIn(locale);
  await page.goto(`${routePath('admin-adverts', locale)}?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  const row = page.locator('[data-row]').filter({ hasText: name });
  await row.getByRole('button', { name: text('Schválit') }).click();
  const answered = page.waitForResponse(/advertisements\/approval$/);
  // Leaving the page submits the decision at once.
  await page.getByRole('link', { name: text('K vyřízení') }).click();
  expect((await answered).status()).toBe(200);
}

async function changeName(page: Page, locale: Locale, id: number, name: string): Promise<void> {
  const text = textsIn(locale);
  await main(page)
    .getByRole('link', { name: text('Upravit') })
    .click();
  await arriveAt(page, routePath('account-advertisements-edit', locale, { id }));
  const form = main(page).locator('form');
  await field(form, 'name').fill(name);
  await form.getByRole('button', { name: text('Uložit změny') }).click();
  await arriveAt(page, routePath('account-advertisements', locale));
  const waiting = text('Změna čeká na schválení; veřejná je zatím schválená podoba.');
  await expect.poll(() => main(page).innerText()).toContain(waiting);
}

/** Whether an advert is visible in each web process: in the search's page and call, and in its own page and call. */
interface Showing {
  readonly searchPage: readonly boolean[];
  readonly searchCall: readonly boolean[];
  readonly page: readonly number[];
  readonly call: readonly number[];
}
const notFound = { searchPage: [false, false], searchCall: [false, false] };
const nowhere: Showing = { ...notFound, page: [404, 404], call: [404, 404] };
const everywhere: Showing = { searchPage: [true, true], searchCall: [true, true], page: [200, 200], call: [200, 200] };
const withinTwoSeconds = { timeout: 2000, interval: 50 };
const addresses = new Map<number, string>();

async function showingIn(locale: Locale, id: number, name: string): Promise<Showing> {
  const q = encodeURIComponent(name);
  const answers = await answersOfProcesses(product.origin, [
    `${routePath('search', locale)}?q=${q}`,
    `/api/catalog/listings?lang=${locale}&q=${q}`,
    addresses.get(id) ?? routePath('listing', locale, { id, category: '-', listing: '-' }),
    `/api/catalog/listings/${id}?lang=${locale}`,
  ]);
  const each = <T>(at: number, read: (answer: (typeof answers)[number][number]) => T) =>
    answers.map((own) => read(own[at]!));
  return {
    searchPage: each(0, ({ text }) => new RegExp(`href="[^"]*/${id}/`).test(text)),
    searchCall: each(1, ({ text }) => text.includes(`"id":${id},`)),
    page: each(2, ({ status }) => (status === 301 ? 200 : status)),
    call: each(3, ({ status }) => status),
  };
}

/** @returns the page of the advert, whose address is known from then on */
async function lookAtAsGuest(locale: Locale, id: number, name: string): Promise<Page> {
  const page = await browser.open(routePath('listing', locale, { id, category: '-', listing: '-' }));
  expect(await heading(page)).toBe(name);
  expect(await main(page).locator('article img').count()).toBeGreaterThanOrEqual(4);
  addresses.set(id, new URL(page.url()).pathname);
  return page;
}

/** A sold advert stays sold, in the interface and in the API. */
async function expectNoWayBack(page: Page, row: Locator, locale: Locale, id: number): Promise<void> {
  const text = textsIn(locale);
  expect(await row.getByRole('button').allInnerTexts()).toEqual([text('Smazat')]);
  expect(await row.getByRole('link', { name: text('Upravit') }).count()).toBe(0);
  const own = `/api/me/advertisements/${id}`;
  const content = (await (await page.request.get(own)).json()).content as Record<string, { id: number }>;
  const goods = { package_id: content.package!.id, is_unbranded: true, confirms_goods: true };
  const data = { ...content, ...goods, category_id: content.category!.id };
  const answers = [
    await page.request.put(own, { data }),
    await page.request.put(`${own}/pause`),
    await page.request.delete(`${own}/pause`),
    await page.request.post(`${own}/sale`),
    await page.request.post(`${own}/renewal`),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([409, 409, 409, 409, 409]);
  await page.goto(routePath('account-advertisements-edit', locale, { id }));
  expect(await main(page).innerText()).toContain('404');
}
