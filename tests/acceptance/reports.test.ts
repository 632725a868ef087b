import { describe, expect, test } from 'vitest';
import { hydrated } from '#tests/support/browser.ts';
import { findDemoPlaces, query } from '#tests/support/demo-places.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const { product, browser } = useOwnProduct();

describe('R-11.05 reports', () => {
  test('a guest reports an advert, an administrator hides it, its owner appeals, and another administrator reverses', async () => {
    const { newcomersAdvert: advert } = await findDemoPlaces(product.database);
    const ask = (text: string, values: unknown[] = []) => query(product.database, text, values);
    const status = async () => (await fetch(`${product.origin}/${advert}/-/-`)).status;
    expect(await status()).toBe(200);

    // The guest follows the link of the page, whose form shows all its errors together.
    browser.expectTrouble(/422/);
    const guest = await browser.open(`/${advert}/-/-`, { width: 390 });
    await guest.getByRole('main').getByRole('link', { name: 'Nahlásit', exact: true }).click();
    await guest.waitForURL(`**/nahlasit/listing/${advert}`);
    const send = guest.getByRole('button', { name: 'Odeslat nahlášení' });
    await guest.getByLabel('Podvod', { exact: true }).check();
    await send.click();
    await expect.poll(() => guest.getByRole('alert').innerText()).toContain('Popište, v čem je problém');
    await guest.getByLabel('Popište, v čem je problém').fill('Prodejce chce zálohu předem.');
    await guest.getByLabel('Jméno a příjmení').fill('Karla Testová');
    await guest.getByLabel('E-mail').fill('karla@karafa.example');
    await guest.getByLabel(/v dobré víře/).check();
    await send.click();
    await guest.getByRole('heading', { name: 'Nahlášení jsme přijali' }).waitFor();
    const number = /\d{9}/.exec(await guest.getByRole('status').innerText())![0];
    const [report] = await ask(
      'select r.hash, r.case_id, c.hash as case_hash from report r join moderation_case c on c.id = r.case_id where number = $1',
      [number],
    );

    const administrator = await openAs(browser, 'admin', '/admin/nahlaseni?kind=listing&reason=fraud');
    await administrator.getByRole('row').getByRole('link').first().waitFor();
    await administrator.keyboard.press('j');
    await administrator.goto(`${product.origin}/admin/nahlaseni/${report!.case_id}`);
    await hydrated(administrator);
    await administrator.getByLabel('Skrýt inzerát').check();
    await administrator.getByLabel('porušení podmínek portálu').check();
    await administrator.getByLabel('Skutkový stav a odůvodnění').fill('Inzerát žádá zálohu předem.');
    await administrator.getByRole('button', { name: 'Rozhodnout s opatřením' }).click();
    await administrator.getByText('inzerát je skrytý').waitFor();
    expect(await status()).toBe(404);

    // Both sides got their statement; the owner appeals by the mailed link.
    const mails = await ask(
      `select kind from mail where kind in ('report.decided', 'moderation.decided') order by kind`,
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['moderation.decided', 'report.decided']);
    const owner = await browser.open(`/rozhodnuti/${report!.case_id}/${report!.case_hash}`);
    expect(await owner.getByRole('main').innerText()).toContain('Inzerát žádá zálohu předem.');
    expect(await owner.getByRole('main').innerText()).not.toContain('Karla');
    await owner.getByLabel('Proč s rozhodnutím nesouhlasíte').fill('Zálohu nežádám, jen rezervaci.');
    await owner.getByRole('button', { name: 'Odeslat odvolání' }).click();
    await owner.getByRole('heading', { name: 'Vaše odvolání' }).waitFor();

    await ask(`update account set scopes = array['adverts'] where email = 'overeny@karafa.example'`);
    await administrator.goto(`${product.origin}/admin/nahlaseni/${report!.case_id}`);
    await administrator.getByText('proto o odvolání rozhodne jiný správce').waitFor();
    const other = await openAs(browser, 'overeny', `/admin/nahlaseni/${report!.case_id}`);
    await other.getByLabel('Skrýt inzerát').uncheck();
    await other.getByLabel('Skutkový stav a odůvodnění').fill('Zálohu inzerát nežádá.');
    await other.getByRole('button', { name: 'Rozhodnout bez opatření' }).click();
    await other.getByText('Odvolání jsme vyhověli').waitFor();
    expect(await status()).toBe(200);

    await guest.goto(`${product.origin}/nahlaseni/${number}/${report!.hash}`);
    expect(await guest.getByRole('main').innerText()).toContain('Zálohu inzerát nežádá.');
  });
});
