import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { useMailingProduct } from '#tests/support/mailing-product.ts';

// A product of its own: it sends its mails to a local server, and an account is closed.
const { product, browser, mailTo } = useMailingProduct();

/** An account with adverts and nothing that is still open; its password is that of the demo accounts. */
async function accountWithAdverts() {
  const [row] = await query(
    product.database,
    `update account set password_hash = (select password_hash from account where username = 'novy')
     where id = (
       select a.id from account a
       where a.state = 'approved' and a.scopes = '{}' and a.username not in ('novy', 'overeny', 'influencer')
         and exists (select from listing l where l.seller_id = a.id and l.visibility = 'listed')
         and not exists (select from shop_order o where o.account_id = a.id)
         and not exists (select from paid_service s where s.account_id = a.id)
         and not exists (select from deal d where a.id in (d.seller_id, d.buyer_id))
       order by a.id limit 1)
     returning id, email, username`,
  );
  return { id: Number(row!.id), email: String(row!.email), username: String(row!.username) };
}

describe('R-5.13 one’s data', () => {
  test('R-5.13 are downloaded as an archive; the account is closed, and opened again by the link of the mail', async () => {
    const { id, email, username } = await accountWithAdverts();
    const advertsListed = async () => {
      const listed = "select count(*)::int as n from listing where seller_id = $1 and visibility = 'listed'";
      return (await query(product.database, listed, [id]))[0]!.n;
    };
    const before = await advertsListed();
    const page = await browser.open('/ucet/soukromi');
    const logIn = async () => {
      const form = page.getByRole('region', { name: 'Přihlášení' });
      await form.getByLabel('E-mail').fill(email);
      await form.getByLabel('Heslo', { exact: true }).fill('Karafa-demo-18');
      await form.getByRole('button', { name: 'Přihlásit se' }).click();
    };
    await logIn();

    await page.getByRole('button', { name: 'Připravit archiv' }).click();
    await page.getByText('Archiv připravujeme.').waitFor();
    await mailTo(email, 1);
    await page.reload();
    await hydrated(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Stáhnout archiv/ }).click(),
    ]);
    const content = unzipSync(new Uint8Array(await readFile(await file.path())));
    const text = (name: RegExp) =>
      Buffer.from(content[Object.keys(content).find((each) => name.test(each))!]!).toString();
    expect(text(/\.json$/)).toContain(email);
    expect(text(/\.html$/)).toContain(username);

    await page.getByRole('button', { name: 'Zrušit účet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Opravdu zrušit účet?' });
    expect(await findViolations(page)).toEqual([]);
    expect(await dialog.getByRole('button', { name: 'Zrušit účet' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Rozumím, že smazané údaje nejde obnovit').press('Space');
    await dialog.getByRole('button', { name: 'Zrušit účet' }).press('Enter');
    await page.getByText('Účet je zavřený a jste odhlášeni.').waitFor();
    expect(await advertsListed()).toBe(0);

    browser.expectTrouble(/status of 422/);
    await page.goto(`${browser.origin}/ucet/soukromi`);
    await hydrated(page);
    await logIn();
    await page.getByText('Tento účet se ruší. Zachovat ho můžete odkazem z e-mailu').waitFor();

    const link = (await mailTo(email, 2)).text!.match(/https?:\/\/[^\s>)]+\/[\w-]{43}/)![0];
    await page.goto(link);
    await hydrated(page);
    await page.getByRole('button', { name: 'Ponechat účet' }).click();
    await page.getByText(`Účet ${username} zůstává`).waitFor();
    expect(await advertsListed()).toBe(before);
    await mailTo(email, 3);
  });
});
