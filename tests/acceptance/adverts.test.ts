import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { arriveAt, holdBack, hydrated, useBrowser } from '#tests/support/browser.ts';

const browser = useBrowser();

/** Opens the form with the button in the header; a guest logs in first. */
async function openFormAsNewcomer(): Promise<Page> {
  const page = await browser.open('/');
  await page.locator('header').getByRole('link', { name: 'Přidat inzerát' }).click();
  const login = page.getByRole('dialog', { name: 'Přihlášení' });
  await login.getByLabel('E-mail').fill('novy@karafa.example');
  await login.getByLabel('Heslo').fill('Karafa-demo-18');
  await login.getByRole('button', { name: 'Přihlásit se' }).click();
  await arriveAt(page, '/ucet/inzeraty/pridat');
  expect(await heading(page)).toBe('Přidat inzerát');
  return page;
}

const heading = (page: Page) => page.locator('main h1').innerText();
const main = (page: Page) => page.locator('main');
const pictures = (page: Page) => main(page).locator('[data-picture]');
const picturePlace = (picture: Locator) => picture.locator('img').getAttribute('src');

async function photo(background: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `${background.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function fillForm(page: Page, name: string): Promise<void> {
  const form = main(page);
  await form.getByLabel('Najít podle názvu').fill('rum');
  await form.locator('fieldset li button').first().click();
  await form.locator('[name=package_id]').selectOption({ index: 1 });
  await form.locator('[name=is_unbranded]').check();
  await form.getByLabel('Název', { exact: true }).fill(name);
  await form.getByLabel('Popis').fill('Láhev ze sbírky, uložená ve tmě, nikdy neotevřená.');
  await form.getByLabel('Místo').fill('Brno');
  await form.getByLabel('Cena', { exact: true }).fill('1 250,50');
  await form.getByLabel(/Potvrzuji, že zboží/).check();
}

const rowOf = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

describe('adverts', () => {
  test('R-4.01, R-4.02, R-4.06 an advert with two pictures is written, waits, is edited and deleted', async () => {
    browser.expectTrouble(/status of 422/);
    const page = await openFormAsNewcomer();
    await fillForm(page, 'Rum ze sbírky');
    await main(page)
      .locator('input[type=file]')
      .setInputFiles([await photo('#a33a2a'), await photo('#2a4aa3')]);
    await expect.poll(() => pictures(page).locator('img').count()).toBe(2);
    const second = await picturePlace(pictures(page).nth(1));
    await page.getByRole('button', { name: /^Obrázek 2 z 2/ }).press('ArrowLeft');
    await expect.poll(() => picturePlace(pictures(page).first())).toBe(second);
    // The preview reports errors as sending does, and keeps what was typed.
    const name = main(page).getByLabel('Název', { exact: true });
    await name.fill('');
    const preview = main(page).getByRole('region', { name: 'Náhled inzerátu' });
    await page.getByRole('button', { name: 'Náhled' }).press('Enter');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await preview.count()).toBe(0);
    await name.fill('Rum ze sbírky');
    await page.getByRole('button', { name: 'Náhled' }).press('Enter');
    await preview.waitFor();
    expect(await main(page).locator('form').isVisible()).toBe(false);
    const shown = await preview.innerText();
    for (const part of ['Rum ze sbírky', '1\u00a0250,50\u00a0Kč', 'uložená ve tmě', 'Brno', 'novy'])
      expect(shown).toContain(part);
    expect(await preview.locator('.gallery-track img').first().getAttribute('src')).toContain(
      second!.split('/').at(-2)!,
    );
    await preview.getByRole('button', { name: 'Zpět k úpravám' }).press('Enter');
    const back = page.getByRole('button', { name: 'Náhled' });
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await name.inputValue()).toBe('Rum ze sbírky');
    await back.press('Enter');
    await preview.getByRole('button', { name: 'Odeslat ke schválení' }).press('Enter');
    await expect.poll(() => heading(page)).toBe('Inzerát čeká na schválení');

    await main(page).getByRole('link', { name: 'Moje inzeráty' }).click();
    await main(page)
      .getByRole('link', { name: /^Čekající/ })
      .click();
    const row = rowOf(page, 'Rum ze sbírky');
    await expect.poll(() => row.innerText()).toContain('Čeká na schválení');
    expect(await row.innerText()).toContain('1\u00a0250,50\u00a0Kč');
    expect(await row.locator('img').getAttribute('src')).toBe(second?.replace('/320.', '/480.'));
    expect(await page.locator('nav', { hasText: 'Můj účet' }).first().innerText()).toMatch(/Moje inzeráty\s+\d+\/10/);

    // Saved before the packages of its category are loaded, it keeps its package.
    const packageField = main(page).locator('[name=package_id]');
    const release = await holdBack(page, '**/api/advertisements/packages*');
    await row.getByRole('link', { name: 'Upravit' }).click();
    await expect.poll(() => heading(page)).toBe('Upravit inzerát');
    expect(await packageField.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Uložit změny' }).click();
    await expect.poll(() => heading(page)).toMatch(/^Moje inzeráty/);
    release();
    await row.getByRole('link', { name: 'Upravit' }).click();
    await expect.poll(() => heading(page)).toBe('Upravit inzerát');
    await expect.poll(() => packageField.inputValue()).not.toBe('');
    expect(await main(page).getByLabel('Cena', { exact: true }).inputValue()).toBe('1250,5');
    expect(await pictures(page).count()).toBe(2);
    await main(page).getByLabel('Název', { exact: true }).fill('Rum z malé sbírky');
    expect(await main(page).locator('[name=is_unbranded]').isChecked()).toBe(true);
    const notice = main(page).getByRole('region', { name: 'Co se tu nabízet nesmí' });
    expect(await notice.innerText()).toContain('jste potvrdili');
    await packageField.selectOption({ index: 2 });
    expect(await notice.getByRole('checkbox').isChecked()).toBe(false);
    await packageField.selectOption({ index: 1 });
    expect(await notice.getByRole('checkbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Uložit změny' }).click();
    await expect.poll(() => heading(page)).toMatch(/^Moje inzeráty/);

    const edited = rowOf(page, 'Rum z malé sbírky');
    await edited.getByRole('button', { name: 'Smazat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ano, smazat' }).click();
    await expect.poll(() => edited.count()).toBe(0);
  });

  test('R-4.07, R-8.02 errors are shown at their fields, and a reload loses nothing', async () => {
    browser.expectTrouble(/status of 422/);
    const page = await openFormAsNewcomer();
    const place = main(page).getByLabel('Místo');
    const usual = await place.inputValue();
    expect(usual).not.toBe('');
    // The upload runs while the rest is written, and what most adverts leave empty is folded.
    const fields = await main(page)
      .locator('form [name]')
      .evaluateAll((all) => [
        ...new Set(all.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('name'))),
      ]);
    expect(fields).toEqual([
      'offer_type',
      'pictures',
      'category_query',
      'category_id',
      'name',
      'brand_name',
      'package_id',
      'description',
      'price',
      'currency',
      'is_negotiable',
      'place',
    ]);
    await page.getByRole('button', { name: 'Odeslat ke schválení' }).click();
    const name = main(page).getByLabel('Název', { exact: true });
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    expect(await main(page).getByLabel('Kategorie', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    const described = await main(page).getByLabel('Popis').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('10');

    await fillForm(page, 'Rum rozepsaný');
    // An error in the folded part opens it.
    const strength = main(page).getByLabel('Obsah alkoholu v %');
    expect(await strength.isVisible()).toBe(false);
    await main(page).getByText('Další údaje').click();
    await strength.fill('97');
    await main(page).getByText('Další údaje').click();
    await page.getByRole('button', { name: 'Odeslat ke schválení' }).click();
    await expect.poll(() => strength.evaluate((field) => field === document.activeElement)).toBe(true);
    await strength.fill('');
    await place.fill('Mikulov');
    await main(page).getByLabel('Značka').fill('Palírna U Nikoho');
    await main(page)
      .getByRole('button', { name: /Navrhnout novou značku/ })
      .click();
    await main(page)
      .locator('input[type=file]')
      .setInputFiles([await photo('#3aa32a'), { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }]);
    await expect.poll(() => pictures(page).locator('img').count()).toBe(1);
    await expect.poll(() => pictures(page).getByRole('button', { name: 'Zkusit znovu' }).count()).toBe(1);
    const category = main(page).getByRole('group', { name: 'Kategorie zboží' });
    const chosen = await category.innerText();
    expect(chosen).toMatch(/ › .*rum/i);
    // The chosen category is one line, which gives the fields back.
    await category.getByRole('button', { name: 'Změnit kategorii' }).press('Enter');
    const query = category.getByLabel('Najít podle názvu');
    expect(await query.evaluate((field) => field === document.activeElement)).toBe(true);
    await query.fill('rum');
    await query.press('Enter');
    const change = category.getByRole('button', { name: 'Změnit kategorii' });
    await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await category.innerText()).toBe(chosen);

    await page.reload();
    await hydrated(page);
    await expect.poll(() => main(page).innerText()).toContain('Máte rozepsaný inzerát');
    await page.getByRole('button', { name: 'Pokračovat v psaní' }).click();
    expect(await main(page).getByLabel('Název', { exact: true }).inputValue()).toBe('Rum rozepsaný');
    expect(await place.inputValue()).toBe('Mikulov');
    expect(await category.innerText()).toBe(chosen);
    expect(await main(page).innerText()).toContain('Palírna U Nikoho');
    expect(await pictures(page).locator('img').count()).toBe(1);

    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Zahodit a začít znovu' }).click();
    expect(await main(page).getByLabel('Název', { exact: true }).inputValue()).toBe('');
    expect(await place.inputValue()).toBe(usual);
  });
});
