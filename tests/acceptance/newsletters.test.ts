import '#shared/i18n/personal-paths.ts';
import { describe, expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { useMailingProduct } from '#tests/support/mailing-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';

// A product of its own: it sends its mails to a local server.
const { product, browser, mailTo } = useMailingProduct();

/** The link in the only mail to an address, once it has arrived. */
async function linkTo(address: string): Promise<string> {
  const mail = await mailTo(address, 1);
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
  return mail.text!.match(/https?:\/\/[^\s>)]+\/newsletter\/[\w-]{32}/)![0];
}
const namesOf = async (email: string) =>
  (
    await query(
      product.database,
      `select t.name from subscriber s join subscriber_category c on c.subscriber_id = s.id
       join category_text t on t.category_id = c.category_id and t.locale = 'cs' where s.email = $1 order by t.name`,
      [email],
    )
  ).map(({ name }) => String(name));
const stateOf = async (email: string) =>
  (await query(product.database, 'select state from subscriber where email = $1', [email]))[0]?.state;

describe('R-2.31, R-2.36, R-7.01 the newsletter', () => {
  test('R-7.02, R-8.04 is subscribed to from the footer by keyboard, confirmed, changed and unsubscribed', async () => {
    const email = 'klavesnice@karafa.example';
    const page = await browser.open('/dokumenty');
    const box = page.getByRole('contentinfo').getByLabel('Newsletter');
    const { keyboard } = page;
    await box.press('Enter');
    await page.getByText('Pole musí být vyplněno').waitFor();
    await keyboard.type('klavesnice');
    await keyboard.press('Enter');
    await page.getByText('Pole musí obsahovat platný email.').waitFor();
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await keyboard.type('@karafa.example');
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O čem vám máme psát' });
    await dialog.getByRole('checkbox', { name: /^Alkohol/ }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: /Tabák|Doutníky/ }).count()).toBe(0);
    await dialog.getByText('Kategorie, které se podle zákona nesmí propagovat, v newsletteru nejsou.').waitFor();
    expect(await findViolations(page)).toEqual([]);

    // Nothing is chosen yet: the dialog stays open and says so.
    await dialog.getByRole('button', { name: 'Odebírat newsletter' }).press('Enter');
    await dialog.getByText('Vyberte prosím alespoň jednu kategorii.').first().waitFor();
    const wine = dialog.getByRole('checkbox', { name: /^Víno/ });
    await wine.press('Space');
    const alcohol = dialog.getByRole('checkbox', { name: /^Alkohol/ });
    expect(await alcohol.evaluate((tick: HTMLInputElement) => [tick.checked, tick.indeterminate])).toEqual([
      false,
      true,
    ]);
    // Closed and opened again, the choice is still there.
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await box.press('Enter');
    await wine.waitFor();
    expect(await wine.isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Rozbalit Víno' }).press('Enter');
    await dialog.getByRole('button', { name: 'Odebírat newsletter' }).press('Enter');
    await page.getByText('E-mail jsme uložili. Odběr prosím potvrďte odkazem, který jsme vám poslali.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe('');
    expect(await stateOf(email)).toBe('unconfirmed');
    const chosen = await namesOf(email);
    expect(chosen).toContain('Víno');
    expect(chosen.length).toBeGreaterThan(5);

    await page.goto(await linkTo(email));
    await hydrated(page);
    await page.getByRole('button', { name: 'Potvrdit odběr' }).press('Enter');
    await page.getByText('Newsletter na tuto adresu posíláme.').waitFor();
    await page.getByRole('button', { name: 'Zrušit výběr' }).press('Enter');
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: 'Knihy a časopisy' }).press('Space');
    await main.getByRole('button', { name: 'Uložit předvolby' }).press('Enter');
    await page.getByText('Předvolby newsletteru jsme uložili.').first().waitFor();
    expect(await namesOf(email)).toEqual(['Knihy a časopisy']);

    await main.getByRole('button', { name: 'Odhlásit odběr' }).press('Enter');
    await page.getByText('Odběr je ukončený, newsletter na tuto adresu neposíláme.').waitFor();
    expect([await stateOf(email), await namesOf(email)]).toEqual(['unsubscribed', []]);
    // The pressed button is gone: the way back is the next one.
    await keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vzít zpět');
    await main.getByRole('button', { name: 'Vzít zpět' }).press('Enter');
    await page.getByText('Odběr jsme obnovili.').waitFor();
    expect([await stateOf(email), await namesOf(email)]).toEqual(['active', ['Knihy a časopisy']]);
  });

  test('R-8.04 loads the stored choice for the user’s own address, and says what an existing address is', async () => {
    const page = await openAs(browser, 'overeny', '/dokumenty');
    const box = page.getByRole('contentinfo').getByLabel('Newsletter');
    await box.fill('Overeny@karafa.example');
    await box.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O čem vám máme psát' });
    await dialog.getByRole('checkbox', { name: /^Whisky/ }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: /^Whisky/ }).isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: /^Víno/ }).isChecked()).toBe(false);
    await dialog.getByRole('checkbox', { name: /^Víno/ }).press('Space');
    await dialog.getByRole('button', { name: 'Uložit předvolby' }).press('Enter');
    await page.getByText('Předvolby newsletteru jsme uložili.').waitFor();
    expect(await namesOf('overeny@karafa.example')).toContain('Víno');

    browser.expectTrouble(/409/);
    await box.fill('alena.horakova@posta.example');
    await box.press('Enter');
    await dialog.getByRole('button', { name: 'Vybrat vše' }).press('Enter');
    await dialog.getByRole('button', { name: 'Odebírat newsletter' }).press('Enter');
    await page.getByText('Tento e-mail už newsletter odebírá.').waitFor();
  });

  test('R-8.04 keeps the dialog and the choice when saving fails', async () => {
    const page = await browser.open('/dokumenty');
    const box = page.getByRole('contentinfo').getByLabel('Newsletter');
    await box.fill('vypadek@karafa.example');
    await box.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O čem vám máme psát' });
    await dialog.getByRole('checkbox', { name: /^Víno/ }).press('Space');
    browser.expectTrouble(/subscriber\/save|ERR_FAILED/);
    await page.route('**/api/subscriber/save', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Odebírat newsletter' }).press('Enter');
    await page.getByText('E-mail se nepodařilo uložit. Zkuste to prosím znovu.').waitFor();
    expect(await dialog.getByRole('checkbox', { name: /^Víno/ }).isChecked()).toBe(true);
    await page.unroute('**/api/subscriber/save');
    await dialog.getByRole('button', { name: 'Odebírat newsletter' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await stateOf('vypadek@karafa.example')).toBe('unconfirmed');
  });

  test('works without script: subscribed to everything, confirmed, narrowed, unsubscribed', async () => {
    const email = 'bez-skriptu@karafa.example';
    const page = await browser.visit('/dokumenty', { hasScript: false });
    await page.getByRole('contentinfo').getByLabel('Newsletter').fill(email);
    await page.getByRole('button', { name: 'Odebírat', exact: true }).click();
    await page.getByText('zatím jsou vybrané všechny kategorie').waitFor();
    await page.goto(await linkTo(email));
    await page.getByRole('button', { name: 'Potvrdit odběr' }).click();
    await page.getByText('Newsletter na tuto adresu posíláme.').waitFor();
    const all = await page.getByRole('checkbox').all();
    expect(all.length).toBe((await namesOf(email)).length);
    for (const tick of all) await tick.uncheck();
    await page.getByRole('checkbox', { name: 'Raritní lahve' }).check();
    await page.getByRole('button', { name: 'Uložit předvolby' }).click();
    await page.getByText('Předvolby newsletteru jsme uložili.').waitFor();
    expect(await namesOf(email)).toEqual(['Raritní lahve']);
    await page.getByRole('button', { name: 'Odhlásit odběr' }).click();
    await page.getByText('Odběr je ukončený, newsletter na tuto adresu neposíláme.').waitFor();
    expect(await stateOf(email)).toBe('unsubscribed');
  });
});
