import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';

const browser = useBrowser();

/** A page on which all overlays are answered except those of these cookies. */
async function openWithout(cookies: readonly string[], width = 1280): Promise<Page> {
  const page = await browser.visit('/3/rum', { width });
  for (const name of cookies) await page.context().clearCookies({ name });
  await page.reload();
  await hydrated(page);
  return page;
}

const states: Record<string, () => Promise<Page>> = {
  'the age question': () => openWithout(['age-confirmed']),
  'the refusal of minors': async () => {
    const page = await openWithout(['age-confirmed']);
    await page.getByRole('button', { name: 'Ne', exact: true }).click();
    await page.getByRole('heading', { name: 'Sem smějí jen dospělí' }).waitFor();
    return page;
  },
  'the cookie bar and the top banner': async () => {
    const page = await openWithout(['cookies-show', 'promo-banner']);
    await page.getByRole('region', { name: 'Souhlas s cookies' }).waitFor();
    await page.getByRole('region', { name: 'Aktuální nabídka' }).waitFor();
    return page;
  },
  'the cookie settings': async () => {
    const page = await openWithout([]);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavení cookies' }).click();
    await page.getByRole('dialog', { name: 'Nastavení cookies' }).waitFor();
    return page;
  },
  'the intro popup': async () => {
    const page = await openWithout(['intro-popup']);
    await page.getByRole('dialog').waitFor();
    return page;
  },
  'the suggestions': async () => {
    const page = await openWithout([]);
    await page.getByRole('banner').getByRole('combobox', { name: 'Hledat na Karafě' }).fill('becher');
    await page.getByRole('listbox').waitFor();
    return page;
  },
  'the dialog of the newsletter': async () => {
    const page = await openWithout([], 320);
    const box = page.getByRole('contentinfo').getByLabel('Newsletter');
    await box.fill('host@karafa.example');
    await box.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Odebírat newsletter' }).click();
    await page.getByText('Vyberte prosím alespoň jednu kategorii.').first().waitFor();
    return page;
  },
  'the mobile menu': async () => {
    const page = await openWithout([], 360);
    await page.getByRole('banner').getByRole('button', { name: 'Nabídka' }).click();
    await page.getByRole('dialog', { name: 'Nabídka' }).waitFor();
    return page;
  },
  'the filters of small screens': async () => {
    const page = await openWithout([], 360);
    await page.getByRole('button', { name: 'Filtrovat' }).click();
    await page.getByRole('dialog', { name: 'Filtry' }).waitFor();
    return page;
  },
};

describe('an overlay', () => {
  test.each(Object.keys(states))('%s has no accessibility violations', async (name) => {
    // The list of suggestions covers controls of the content in part, which axe takes for small targets.
    const excluded = name === 'the suggestions' ? 'main' : undefined;
    expect(await findViolations(await states[name]!(), { excluded })).toEqual([]);
  });
});
