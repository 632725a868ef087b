import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { loginCookies, openAs } from '#tests/support/demo-logins.ts';
import { severalProcesses } from '#tests/support/processes.ts';

// The two sides are served by different processes now and then.
const { product, browser } = useOwnProduct(severalProcesses);

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, region: string, name: string) =>
  panel(page, region).getByRole('button', { name, exact: true }).click();
/** Two days from now, as typed into a field for a time. */
const inTwoDays = () => `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T17:30`;

describe('R-5.10, R-5.09 a deal', () => {
  test('leads two people in two languages from the search to reviews that appear together', async () => {
    // Whatever the demo's deals are about, the seller has another advert: the newest, which is the first of its name.
    const [advert] = await query(
      product.database,
      `with free as (
         select l.id, t.name from listing l join listing_text t on t.listing_id = l.id
         where l.kind = 'advert' and l.visibility = 'listed' and l.offer_type = 'supply' and l.price_minor > 0
           and not exists (select from conversation c where c.listing_id = l.id)
         order by l.published_at desc limit 1),
       given as (
         update advert set account_id = (select id from account where username = 'overeny') from free
         where advert.listing_id = free.id)
       update listing set seller_id = (select id from account where username = 'overeny') from free
       where listing.id = free.id returning free.id, free.name`,
    );
    const id = Number(advert!.id);
    // What the two have written of each other before is another matter.
    await query(
      product.database,
      `delete from review where reviewer_id in (
      select id from account where username in ('novy', 'overeny')) and account_id in (
      select id from account where username in ('novy', 'overeny'))`,
    );

    // The buyer finds it and writes.
    const buyer = await openAs(browser, 'novy', `/hledani?q=${encodeURIComponent(String(advert!.name))}`, {
      width: 390,
    });
    await buyer.getByRole('main').locator(`a[href*="/${id}/"]`).first().click();
    await buyer.getByRole('main').getByRole('link', { name: 'Napsat prodejci' }).click();
    await arriveAt(buyer, '/ucet/zpravy/nova');
    await buyer.getByLabel('Vaše zpráva').fill('Dobrý den, vzal bych ji.');
    await buyer.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await arriveAt(buyer, /\/ucet\/zpravy\/\d+$/);
    const conversation = new URL(buyer.url()).pathname.split('/').at(-1)!;

    // The seller answers in German; the answer needs no reload.
    const seller = await openAs(browser, 'overeny', `/de/konto/nachrichten/${conversation}`);
    await seller.getByLabel('Ihre Nachricht').fill('Gerne.');
    await seller.getByLabel('Ihre Nachricht').press('Control+Enter');
    await buyer.getByText('Gerne.').first().waitFor();

    // Offer and reservation, which a third visitor sees.
    await press(seller, 'Geschäft', 'Preis anbieten');
    await seller
      .getByRole('dialog')
      .getByLabel(/^Preis/)
      .fill('1150');
    await seller.getByRole('dialog').getByRole('button', { name: 'Angebot senden' }).click();
    await panel(buyer, 'Obchod').getByText('Nabídka čeká na odpověď').waitFor();
    await expect.poll(() => buyer.locator('[role=log]').textContent()).toContain('overeny: Nabídka za 1');
    const third = await browser.open(`/en/${id}/-/-`);
    await third.getByText('Reserved', { exact: true }).first().waitFor();
    await third.getByRole('link', { name: 'Wait until it’s available' }).waitFor();

    await press(buyer, 'Obchod', 'Přijmout nabídku');
    await panel(seller, 'Geschäft').getByText('Übergabe wird vereinbart').waitFor();

    // The buyer proposes, the seller confirms.
    await press(buyer, 'Obchod', 'Navrhnout čas a místo');
    await buyer.getByRole('dialog').getByLabel('Datum a čas').fill(inTwoDays());
    await buyer.getByRole('dialog').getByLabel('Místo').fill('Brno, hlavní nádraží');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Navrhnout', exact: true }).click();
    await press(seller, 'Geschäft', 'Zeit und Ort bestätigen');
    await panel(buyer, 'Obchod').getByText('Předání domluveno').waitFor();
    // Opened on a phone, the thread shows the next step of its deal.
    await buyer.reload();
    await hydrated(buyer);
    const confirm = panel(buyer, 'Obchod').getByRole('button', { name: 'Potvrdit předání' });
    const placeOfConfirm = await confirm.boundingBox();
    expect(placeOfConfirm!.y).toBeGreaterThan(56);
    expect(placeOfConfirm!.y + placeOfConfirm!.height).toBeLessThan(900);

    // Both confirm the handover, the buyer by keyboard.
    await press(seller, 'Geschäft', 'Übergabe bestätigen');
    await seller.getByRole('dialog').getByRole('button', { name: 'Übergabe bestätigen' }).click();
    await panel(buyer, 'Obchod').getByText('overeny už předání potvrzuje').waitFor();
    await confirm.press('Enter');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Potvrdit předání' }).press('Enter');
    await panel(buyer, 'Obchod').getByText('Předáno', { exact: true }).waitFor();
    await panel(seller, 'Geschäft').getByText('Übergeben', { exact: true }).waitFor();
    await third.reload();
    await third.getByText('Sold', { exact: true }).first().waitFor();

    // The buyer reviews; nobody sees it, whatever the page's source is asked for.
    const text = 'Láhev přesně podle popisu, domluva bez potíží.';
    await panel(buyer, 'Obchod').getByRole('link', { name: 'Ohodnotit uživatele overeny' }).click();
    await arriveAt(buyer, /\/uzivatel\/\d+$/);
    const profile = new URL(buyer.url()).pathname;
    await buyer.getByRole('button', { name: 'Napsat hodnocení' }).click();
    await buyer.getByText('Hodnotíte potvrzený obchod.').waitFor();
    await buyer.getByRole('radio', { name: /^4/ }).press('Space');
    await buyer.getByLabel('Vaše zkušenost').fill(text);
    await buyer.getByRole('button', { name: 'Odeslat hodnocení' }).click();
    await buyer.getByText('Zatím ho nikdo jiný nevidí.').waitFor();
    const htmlOf = async (cookies: Readonly<Record<string, string>>) => {
      const all = Object.entries({ 'age-confirmed': 'confirmed', ...cookies });
      const cookie = all.map(([name, value]) => `${name}=${value}`).join('; ');
      return (await fetch(`${browser.origin}${profile}`, { headers: { cookie } })).text();
    };
    for (const cookies of [{}, await loginCookies(browser.origin, 'overeny')])
      expect(await htmlOf(cookies)).not.toContain(text);

    // The seller reviews, and both are there.
    await panel(seller, 'Geschäft').getByRole('link', { name: 'novy' }).click();
    await arriveAt(seller, /\/benutzer\/\d+$/);
    await seller.getByRole('button', { name: 'Bewertung schreiben' }).click();
    await seller.getByRole('radio', { name: /^5/ }).press('Space');
    await seller.getByLabel('Ihre Erfahrung').fill('Pünktlich und freundlich.');
    await seller.getByRole('button', { name: 'Bewertung abschicken' }).click();
    await seller.getByText('bestätigtes Geschäft').first().waitFor();
    // Guests' pages may be two seconds old.
    await expect.poll(() => htmlOf({})).toContain(text);
    const after = await browser.open(profile);
    const first = after.getByRole('listitem').filter({ hasText: text });
    await first.getByText('potvrzený obchod').waitFor();
  });
});
