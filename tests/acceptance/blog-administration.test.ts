import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { severalProcesses } from '#tests/support/processes.ts';

// A product of its own: a new post changes lists that others count.
const { browser } = useOwnProduct(severalProcesses);

const languages = { Čeština: '/blog', English: '/en/blog', Deutsch: '/de/blog' } as const;
const titleIn = (language: string) => `Sklep ve třech jazycích (${language})`;

test('R-9.04, R-3.08 a post with a picture is written in three languages, and visitors see it once it is published', async () => {
  const page = await openAs(browser, 'admin', '/admin/blog/pridat');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Autor').fill('Jana Nová');
  for (const language of Object.keys(languages)) await write(page, language);
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  await page.getByText('Koncept je uložený.').waitFor();
  await page.getByText('Vidí ho jen administrátoři.').waitFor();
  expect(await findViolations(page)).toEqual([]);

  const visitor = await browser.visit('/blog');
  expect(await visitor.getByRole('link', { name: titleIn('Čeština') }).count()).toBe(0);
  await page.getByRole('button', { name: 'Zveřejnit hned' }).click();
  await page.getByText('Článek je zveřejněný.').waitFor();
  for (const [language, path] of Object.entries(languages)) {
    const link = visitor.getByRole('link', { name: titleIn(language) });
    await expect
      .poll(async () => {
        await visitor.goto(path);
        return link.count();
      })
      .toBe(1);
    await link.click();
    const picture = visitor.getByRole('img', { name: `Sud [${language}]` });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await findViolations(visitor)).toEqual([]);
});

/** Fills in a language; the picture gets a description before it is inserted. */
async function write(page: Page, language: string): Promise<void> {
  const column = page.getByRole('group', { name: language, exact: true });
  await column.getByLabel('Nadpis', { exact: true }).fill(titleIn(language));
  await column.getByLabel('Úvodní text').fill('Chlad a tma.');
  await column.getByLabel('Text', { exact: true }).fill('## Teplota\n\nDvanáct stupňů.');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a3a2a' } })
    .jpeg()
    .toBuffer();
  await column.locator('input[type=file]').setInputFiles({ name: 'sud.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Popis obrázku' });
  await dialog.getByRole('button', { name: 'Vložit obrázek' }).click();
  await dialog.getByText('Pole musí být vyplněno').waitFor();
  await dialog.getByLabel('Co je na obrázku').fill(`Sud [${language}]`);
  await dialog.getByRole('button', { name: 'Vložit obrázek' }).click();
  await expect.poll(() => column.getByLabel('Text', { exact: true }).inputValue()).toContain('](/pictures/');
}
