import '#shared/i18n/personal-paths.ts';
import { expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { query } from '#tests/support/demo-places.ts';
import { useMailingProduct } from '#tests/support/mailing-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { buildPicture } from '#tests/support/pictures.ts';

// A product of its own: it sends its mails to a local server.
const { product, browser, mails } = useMailingProduct({ NEWSLETTERS_PER_MINUTE: '6000' });

test('R-9.04 what is typed during the first save of an issue stays in its fields, unsaved', async () => {
  const page = await openAs(browser, 'admin', '/admin/newslettery/novy');
  await page.getByLabel('Předmět (Čeština)').fill('Rumy na zimu');
  let release: (() => void) | undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/admin\/newsletters\/\d+\?/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Koncept je uložený.').waitFor();
  const preheader = page.getByLabel('Úvodní věta (Čeština)');
  await preheader.fill('Zralé');
  release!();
  await page.getByRole('button', { name: 'Odeslat…' }).waitFor();
  await page.keyboard.type(' rumy');
  expect(await preheader.inputValue()).toBe('Zralé rumy');
  await page.getByRole('button', { name: 'Odeslat…' }).click();
  await page.getByText('Nejdřív prosím uložte změny.').waitFor();
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Uloženo.').waitFor();
  expect(
    await query(
      product.database,
      `select content -> 'preheaders' ->> 'cs' as preheader from newsletter_issue
       where content -> 'subjects' ->> 'cs' = 'Rumy na zimu'`,
      [],
    ),
  ).toEqual([{ preheader: 'Zralé rumy' }]);
});

test('R-7.01, R-9.04 an issue is written with a text, a picture and offers, sent to each recipient once, and its clicks are counted', async () => {
  const page = await openAs(browser, 'admin', '/admin/newslettery');
  const drafts = () =>
    query(
      product.database,
      `select id from newsletter_issue where content -> 'subjects' ->> 'cs' in ('', 'Giny na léto')`,
      [],
    );
  await page.getByRole('link', { name: 'Napsat newsletter' }).click();
  await page.getByLabel('Předmět (Čeština)').fill('Giny na léto');
  const add = (kind: string) =>
    page.getByRole('group', { name: 'Přidat blok' }).getByRole('button', { name: kind }).click();
  await add('Text');
  await page.getByLabel('Text (Čeština)').fill('## Jalovec\n\nVybrali jsme [giny](/hledani?q=gin).');
  await add('Obrázek');
  const file = { name: 'gin.jpg', mimeType: 'image/jpeg', buffer: await buildPicture(960, 640).jpeg().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Odebrat obrázek' }).waitFor();
  await page.getByLabel('Popis obrázku (Čeština)').fill('Sklenka ginu s tonikem');
  await add('Nabídky');
  await page.getByLabel('Přidat nabídku').fill('gin');
  const suggestion = page.getByRole('region', { name: '3. Nabídky' }).getByRole('listitem').first();
  await suggestion.waitFor();
  const [offer = ''] = (await suggestion.innerText()).trim().split('\n');
  await page.getByLabel('Přidat nabídku').press('Enter');
  // A removed block can be put back.
  await page.getByRole('button', { name: 'Odebrat blok 2. Obrázek' }).press('Enter');
  await page.getByRole('button', { name: 'Vrátit zpět' }).press('Enter');
  // The offers come first.
  await page.getByRole('button', { name: 'Posunout nahoru: 3. Nabídky' }).press('Enter');
  await page.getByRole('checkbox', { name: /^Lihoviny/ }).press('Space');

  // Nothing is stored before it is saved.
  expect(await drafts()).toEqual([]);
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Koncept je uložený.').waitFor();
  // A stored draft can be sent.
  await page.getByRole('button', { name: 'Odeslat…' }).waitFor();
  // What is not saved is not sent.
  await page.getByLabel('Úvodní věta (Čeština)').fill('Tonik a led k tomu.');
  await page.getByRole('button', { name: 'Odeslat…' }).click();
  await page.getByText('Nejdřív prosím uložte změny.').waitFor();
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Uloženo.').waitFor();
  const frame = page.frameLocator('iframe[title^="Náhled"]');
  await frame.getByText('Jalovec').waitFor();
  await frame.getByText(offer).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const recipients = await query(
    product.database,
    `select s.email from subscriber s where s.state = 'active' and s.locale = 'cs' and exists (
       select from subscriber_category c join category_text t on t.category_id = c.category_id and t.locale = 'cs'
       where c.subscriber_id = s.id and t.name in ('Lihoviny', 'Whisky', 'Rum', 'Gin', 'Ovocné destiláty'))
     order by s.email`,
    [],
  );
  expect(recipients.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Odeslat…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odeslat newsletter' });
  await dialog.getByText(`Newsletter dostane ${recipients.length} odběratelů.`).waitFor();
  await dialog.getByRole('button', { name: 'Odeslat' }).click();
  // The portal sends other mails as well.
  const copies = () => mails().filter(({ subject }) => subject === 'Giny na léto');
  await expect.poll(() => copies().length).toBe(recipients.length);
  const received = copies();
  expect(received.map((mail) => mail.recipients[0]).sort()).toEqual(recipients.map(({ email }) => email));
  await page.getByText('odeslaný', { exact: true }).waitFor();

  const mail = received[0]!;
  const counted = [...mail.html!.matchAll(/href="([^"]+\/n\/\d+\/\d+)"/g)].map(([, url]) => url!);
  const followed = await fetch(counted[0]!, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  expect([followed.status, followed.headers.get('set-cookie')]).toEqual([302, null]);
  await page.reload();
  await page.getByRole('region', { name: 'Odkazy' }).first().waitFor();
  expect(await page.getByRole('definition').last().innerText()).toBe('1');

  const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1);
  await fetch(unsubscribe, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(
    await query(product.database, 'select state from subscriber where email = $1', [mail.recipients[0]!]),
  ).toMatchObject([{ state: 'unsubscribed' }]);
});
