import { describe, expect, test } from 'vitest';
import { formatMinor } from '#shared/money/money.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: what is changed here would be missing elsewhere.
const { product, browser } = useOwnProduct();

/** What the influencer of the demo has earned, from the entries alone: turnover and margin of these, formatted. */
async function earned(condition = 'true'): Promise<[orders: number, turnover: string, margin: string]> {
  const [sums] = await query(
    product.database,
    `select count(*) filter (where refund_id is null)::int as orders, sum(turnover_minor)::int as turnover,
       sum(margin_minor)::int as margin
     from influencer_entry join voucher on voucher.id = voucher_id where ${condition}`,
  );
  const crowns = (amount: unknown) =>
    formatMinor(Number(amount), { symbol_before: '', symbol_after: 'Kč', decimals: 2 });
  return [Number(sums!.orders), crowns(sums!.turnover), crowns(sums!.margin)];
}

describe('vouchers in administration', () => {
  test('R-9.05 a voucher is added after showing its errors, found, switched off and deleted', async () => {
    browser.expectTrouble(/422 \(Unprocessable/);
    const page = await openAs(browser, 'admin', '/admin/vouchery');
    await page.getByRole('link', { name: 'Přidat voucher' }).click();
    await page.getByLabel('Kód').fill('jaro-27');
    await page.getByLabel('Sleva v procentech').fill('sto');
    await page.getByLabel('E-mail nebo uživatelské jméno').fill('nikdo');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Sleva v procentech');
    expect(await page.getByLabel('Sleva v procentech').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.getByLabel('Sleva v procentech').fill('12,5');
    await page.getByLabel('Marže v procentech').fill('4');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Takového uživatele nemáme.');
    await page.getByLabel('E-mail nebo uživatelské jméno').fill('influencer@karafa.example');
    await page.getByLabel('Platí do').fill('2030-06-01T14:00');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Voucher JARO-27');
    expect(await page.getByLabel('Platí do').inputValue()).toBe('2030-06-01T14:00');

    await page.getByRole('button', { name: 'Vypnout' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Zapnout' }).count()).toBe(1);
    await page.goto('/admin/vouchery?state=off&q=jaro');
    await hydrated(page);
    const row = page.getByRole('row').nth(1);
    expect(await row.innerText()).toMatch(/JARO-27[\s\S]*12,5\s%[\s\S]*vypnutý[\s\S]*eva\.vinarka/);

    await row.getByRole('link', { name: 'JARO-27' }).click();
    await page.getByRole('button', { name: 'Smazat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
    await arriveAt(page, '/admin/vouchery');
    expect(await page.getByRole('link', { name: 'JARO-27' }).count()).toBe(0);
  });

  test('R-9.05 a used voucher keeps its code and kind', async () => {
    const page = await openAs(browser, 'admin', '/admin/vouchery?q=EVA10');
    await page.getByRole('link', { name: 'EVA10' }).click();
    await expect.poll(() => page.getByLabel('Kód').getAttribute('readonly')).not.toBeNull();
    expect(await page.getByLabel('Druh').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Smazat' }).count()).toBe(0);
    await page.getByLabel('Nejvyšší počet použití', { exact: true }).fill('1 000');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await expect.poll(() => page.getByText('Uloženo.').count()).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(await page.getByLabel('Nejvyšší počet použití', { exact: true }).inputValue()).toBe('1000');
  });

  test('R-6.04 influencers are listed with their earnings; a name links to the vouchers', async () => {
    const page = await openAs(browser, 'admin', '/admin/influenceri');
    const [orders, turnover, margin] = await earned();
    const row = page.getByRole('row').filter({ hasText: 'eva.vinarka' });
    const cells = await row.getByRole('cell').allInnerTexts();
    expect(cells).toEqual(expect.arrayContaining([String(orders), turnover, margin]));
    await page.getByRole('link', { name: 'eva.vinarka' }).click();
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    expect(await page.getByRole('link', { name: 'EVALETO' }).count()).toBe(1);
  });
});

describe('the influencer', () => {
  test('R-6.04 sees vouchers, months and entries in the account; others see nothing', async () => {
    browser.expectTrouble(/404 \(Not Found/);
    const page = await openAs(browser, 'influencer', '/ucet/prehled');
    await page.getByRole('navigation', { name: 'Můj účet' }).getByRole('link', { name: 'Influencer' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Influencer');
    const [orders, turnover, margin] = await earned();
    expect(await page.locator('main dl').first().locator('dd').allInnerTexts()).toEqual([
      String(orders),
      turnover,
      margin,
    ]);
    for (const code of ['EVA10', 'EVALETO']) {
      const ofVoucher = await earned(`code = '${code}'`);
      const facts = page.locator('main li').filter({ hasText: code }).locator('dd');
      expect((await facts.allInnerTexts()).slice(-3)).toEqual(ofVoucher.map(String));
    }
    expect(await page.getByText('vrácené zboží', { exact: true }).count()).toBe(1);

    const other = await openAs(browser, 'novy', '/ucet/prehled');
    await other.getByRole('navigation', { name: 'Můj účet' }).waitFor();
    expect(await other.getByRole('link', { name: 'Influencer' }).count()).toBe(0);
    expect((await other.goto('/ucet/influencer'))?.status()).toBe(404);
  });
});
