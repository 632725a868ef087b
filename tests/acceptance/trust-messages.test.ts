import '#shared/i18n/personal-paths.ts';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useBrowser } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { query } from '#tests/support/demo-places.ts';
import { textsIn } from '#tests/support/texts.ts';

const browser = useBrowser();

/** What the server answers when it cannot do its work. */
const outage = { status: 503, json: { message: 'Služba je na chvíli nedostupná.' } };

describe('R-8.04 messages of section 8 of the specification that only the browser shows', () => {
  test.each(locales)(
    'R-5.09, R-5.10, R-5.11, R-4.02 what could not be sent, saved or uploaded (%s)',
    async (locale) => {
      browser.expectTrouble(/status of 503/);
      const text = textsIn(locale);
      const page = await openAs(browser, 'novy', routePath('account-conversation', locale, { id: 1 }));
      await page.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill(outage),
      );
      const said = (czech: string) => page.getByText(text(czech), { exact: true }).waitFor();

      await page.getByLabel(text('Vaše zpráva')).fill('Haló?');
      await page.getByRole('button', { name: text('Odeslat (message)'), exact: true }).click();
      await said('Zprávu se nepodařilo odeslat. Zkuste to prosím později.');
      const picture = { name: 'pecet.png', mimeType: 'image/png', buffer: Buffer.from('a') };
      await page.locator('main input[type=file]').setInputFiles(picture);
      await said('Soubor se nepodařilo nahrát. Zkuste to prosím znovu.');

      await page.goto(`${routePath('search', locale)}?q=rum`);
      await page.getByRole('button', { name: text('Hlídat'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: text('Hlídat toto hledání') });
      await dialog.getByRole('button', { name: text('Uložit'), exact: true }).click();
      await said('Hlídacího psa se nepodařilo uložit. Zkuste to prosím později.');

      const [seller] = await query(
        inject('productDatabase'),
        `select id from account where state = 'approved' and username = 'eva.vinarka'`,
      );
      await page.goto(routePath('user', locale, { id: Number(seller!.id) }));
      await page.getByRole('button', { name: text('Napsat hodnocení') }).click();
      await page.getByRole('radio').last().press('Space');
      await page.getByLabel(text('Vaše zkušenost')).fill('Vše v pořádku.');
      await page.getByRole('button', { name: text('Odeslat hodnocení') }).click();
      await said('Hodnocení se nepodařilo odeslat. Zkuste to prosím později.');
      expect(await page.getByLabel(text('Vaše zkušenost')).inputValue()).toBe('Vše v pořádku.');
    },
  );
});
