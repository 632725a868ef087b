import { expect, test } from 'vitest';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { issueInvoice } from '#server/features/orders/index.ts';
import { makeMailFile } from './mail-files.ts';

const testing = useTestContext();

test('a mail attaches an invoice as it was issued', async () => {
  const { db, config } = testing.context;
  const { id: orderId } = await buildOrder(db);
  const issue = {
    subject: { kind: 'order', id: orderId } as const,
    content: invoiceDraft(),
    at: new Date('2026-03-02'),
    shop: config.shop,
  };
  const { id } = await db.transaction().execute((tx) => issueInvoice(tx, issue));
  const file = await makeMailFile(testing.context, `invoice:${id}`);
  expect(file).toMatchObject({ name: 'karafa-2026000001.pdf', type: 'application/pdf' });
  expect((await readPdf(file.content)).join()).toContain('Faktura – daňový doklad 2026000001');
});

test('a mail attaches the current terms, in its language', async () => {
  const { db } = testing.context;
  await db.insertInto('info_page').values({ id: 1 }).execute();
  const body = '## Vertrag\n\nSie kaufen **Größe**, siehe [hier](/x).\n\n- eins\n- zwei,\n  weiter\n\n1. erstens';
  const text = { info_page_id: 1, locale: 'de', title: 'Geschäftsbedingungen', slug: 'agb', perex: '', body };
  await db.insertInto('info_page_text').values(text).execute();
  const file = await makeMailFile(testing.context, 'terms:de');
  expect(file.name).toBe('agb.pdf');
  const [page] = await readPdf(file.content);
  for (const words of [
    'Geschäftsbedingungen',
    'Vertrag',
    'Sie kaufen Größe, siehe hier.',
    '• zwei, weiter',
    '1. erstens',
  ])
    expect(page).toContain(words);
});

test.each(['invoice:999999', 'invoice:x', 'terms:cs', 'terms:xx', 'secret:/etc/passwd'])(
  'a missing file (%s) delays the mail',
  async (reference) => {
    await expect(makeMailFile(testing.context, reference)).rejects.toThrow();
  },
);
