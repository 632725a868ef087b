import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import '#shared/i18n/personal-paths.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { button, dialog, expectNoViolations, useClerk } from '#tests/support/clerk.ts';
import { buildPaidPayment } from '#tests/support/order-factories.ts';

const browser = useBrowser();
const clerk = useClerk(browser);
const { build, buildPaid, mailsOf, open, openPath } = clerk;

describe('the money of an order in administration', () => {
  test('R-6.06, R-9.03 a bank transfer is compared and marked paid; a partial refund issues a credit note', async () => {
    const order = await build({ payment: 'bank_transfer' });
    const { number, id, total } = order;
    const at = new Date();
    const payment = { subject_kind: 'order', subject_id: id, provider: 'bank_transfer', amount_minor: total } as const;
    const key = randomBytes(24).toString('base64url');
    await clerk.db
      .insertInto('payment')
      .values({ ...payment, key, currency_code: 'CZK', variable_symbol: number, created_at: at, changed_at: at })
      .execute();
    const page = await open(order);
    const invoiceNote = dialog(page).getByText(/^Faktura \d{10} už je vystavena, proto se ani ona/);
    const openCorrection = async () => {
      await page.getByRole('button', { name: 'Opravit údaje' }).click();
      await dialog(page).getByLabel('Firma').waitFor();
    };
    await openCorrection();
    expect(await invoiceNote.count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Zavřít' }).click();
    await button(page, 'Potvrdit přijetí peněz').click();
    const asked = (await dialog(page).innerText()).replace(/\s+/g, ' ');
    expect(asked).toContain(`${number} 462,00 Kč`);
    const day = dialog(page).getByLabel('Den, kdy peníze přišly');
    expect(await day.inputValue()).toBe(isoDay(new Date()));
    browser.expectTrouble(/422/);
    await day.fill('2026-03-01');
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Ano, přišly' }).click();
    await dialog(page).getByRole('alert').getByText('Ten den objednávka ještě neexistovala.').waitFor();
    await day.fill('2026-03-04');
    await dialog(page).getByRole('button', { name: 'Ano, přišly' }).click();
    await page.getByText('Objednávka je zaplacena.').waitFor();
    await page.getByText('Peníze přišly 4. 3. 2026.').waitFor();
    await openCorrection();
    await invoiceNote.waitFor();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Zavřít' }).click();

    await button(page, 'Zadat vrácení peněz').click();
    await page.getByLabel('Částka (CZK)').fill('100,50');
    await page.getByLabel('Důvod (uvede se i na opravném dokladu)').fill('Poškozená etiketa');
    await button(page, 'Vrátit peníze').click();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Ano, vrátit' }).click();
    await page.getByText('Vrácení peněz je zadáno.').waitFor();
    await page
      .getByText(/100,50.Kč.*zadáno/)
      .first()
      .waitFor();

    const refunds = await openPath(`${routePath('admin-payments', 'cs')}?view=refunds&q=${number}`);
    await refunds.getByRole('checkbox', { name: `Vybrat ${number}` }).check();
    await button(refunds, 'Potvrdit odeslání peněz').click();
    expect((await dialog(refunds).innerText()).replace(/\s+/g, ' ')).toContain(`${number} 100,50 Kč`);
    await dialog(refunds).getByRole('button', { name: 'Ano, odešly' }).click();
    await refunds.getByText('Hotovo, změnil se 1 záznam.').waitFor();

    await page.reload();
    await hydrated(page);
    const note = page.getByRole('link', { name: /^OD\d+$/ });
    const file = await page.request.get((await note.getAttribute('href'))!);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.paid', 'order.refunded']);
  });

  test('R-6.06, R-9.03 a refund is sent to a gateway again only after a confirmation', async () => {
    const order = await build({ payment: 'card', order: { state: 'paid' } });
    const paymentId = await buildPaidPayment(clerk.db, order.id, order.total);
    await clerk.db
      .updateTable('payment')
      .set({ provider: 'test', variable_symbol: order.number })
      .where('id', '=', paymentId)
      .execute();
    const at = new Date();
    const { id } = await clerk.db
      .insertInto('refund')
      .values({
        payment_id: paymentId,
        amount_minor: 10_050,
        reason: 'Rozbitá láhev',
        state: 'failed',
        created_at: at,
        asked_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stateOf = async () =>
      (await clerk.db.selectFrom('refund').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;
    const page = await openPath(`${routePath('admin-payments', 'cs')}?view=refunds&q=${order.number}`);
    await page.getByRole('checkbox', { name: `Vybrat ${order.number}` }).check();
    await button(page, 'Poslat bráně znovu').click();
    const asked = page.getByRole('dialog', { name: 'Poslat bráně znovu?' });
    const text = (await asked.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(`${order.number} 100,50 Kč`);
    expect(text).toContain('Ověřili jste u brány, že peníze neodešly? Jinak by odešly dvakrát.');
    await expectNoViolations(page);
    await asked.getByRole('button', { name: 'Zrušit' }).click();
    expect(await stateOf()).toBe('failed');
    await button(page, 'Poslat bráně znovu').click();
    await asked.getByRole('button', { name: 'Ano, peníze neodešly' }).click();
    await page.getByText('Hotovo, změnil se 1 záznam.').waitFor();
    expect(await stateOf()).not.toBe('failed');
  });

  test('R-9.03 mistyped money is corrected: a refund, its account, an overpayment', async () => {
    const order = await buildPaid({ payment: 'bank_transfer' });
    const { number } = order;
    const page = await open(order);
    await button(page, 'Zadat vrácení peněz').click();
    await page.getByLabel('Částka (CZK)').fill('400');
    await page.getByLabel('Důvod (uvede se i na opravném dokladu)').fill('Poškozená etiketa');
    await button(page, 'Vrátit peníze').click();
    await dialog(page).getByRole('button', { name: 'Ano, vrátit' }).click();
    await page.getByText('Vrácení peněz je zadáno.').waitFor();
    await page.getByText('Převod přišel podruhé nebo v jiné výši').click();
    await page.getByLabel('Kolik přišlo (CZK)').fill('77');
    expect(await page.getByLabel('Den, kdy peníze přišly').inputValue()).toBe(isoDay(new Date()));
    await button(page, 'Zapsat přeplatek').click();
    await page.getByText('Zapsáno. Peníze čekají v přehledu plateb na vrácení.').waitFor();

    const list = await openPath(`${routePath('admin-payments', 'cs')}?view=refunds&q=${number}`);
    await button(list, 'Opravit účet').click();
    await dialog(list).getByLabel('Číslo účtu').fill('19-2000145399/0800');
    await expectNoViolations(list);
    await dialog(list).getByRole('button', { name: 'Uložit' }).click();
    await list.getByText('na účet 19-2000145399/0800').waitFor();
    await list.getByRole('checkbox', { name: `Vybrat ${number}` }).check();
    await button(list, 'Zrušit vratku').click();
    expect((await dialog(list).innerText()).replace(/\s+/g, ' ')).toContain(`${number} 400,00 Kč`);
    await expectNoViolations(list);
    await dialog(list).getByRole('button', { name: 'Ano, zrušit' }).click();
    await list.getByText('Žádnou takovou vratku jsme nenašli.').waitFor();

    const overpayment = await openPath(`${routePath('admin-payments', 'cs')}?q=${number}`);
    await overpayment.getByRole('checkbox', { name: `Vybrat ${number}` }).check();
    await button(overpayment, 'Smazat zapsané').click();
    expect((await dialog(overpayment).innerText()).replace(/\s+/g, ' ')).toContain(`${number} 77,00 Kč`);
    await dialog(overpayment).getByRole('button', { name: 'Ano, smazat' }).click();
    await overpayment.getByText('Žádné takové přeplatky jsme nenašli.').waitFor();

    await page.reload();
    await hydrated(page);
    for (const words of ['Zadané vrácení peněz zrušeno', 'Zapsaný přeplatek smazán'])
      await page.getByText(words).waitFor();
    expect(await mailsOf(order)).toEqual([]);
  });
});
