import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { ensureDemoData } from './ensure-demo-data.ts';
import { findDocument, renderInvoicePdf } from '#server/features/orders/index.ts';

const testing = useTestContext();

test('of two concurrent starts one loads the demo data and the other waits', async () => {
  // Connects beforehand: generating the data blocks this process for seconds.
  const { pool } = testing.context;
  const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  clients.forEach((client) => client.release());
  const load = () => ensureDemoData(testing.context.config, testing.context);
  const loaded = await Promise.all([load(), load()]);
  expect(loaded.sort()).toEqual([false, true]);
  expect(await load()).toBe(false);
}, 60_000);

test('R-5.12, R-6.09, R-9.03 every order of the demo that was paid or sent has its invoice, so has every paid service, and every refund has its credit note', async () => {
  const { db, pool } = testing.context;
  const { rows } = await pool.query<{ kind: string; missing: string; issued: string; numbers: string[] }>(
    `select kind, count(*) filter (where number is null) as missing, count(*) as issued,
       array_agg(number order by due_at, number) as numbers
     from (
       select 'invoice' as kind, i.number, min(e.happened_at) as due_at from order_event e
       left join invoice i on i.order_id = e.order_id and i.kind = 'invoice'
       where e.kind in ('pay', 'send', 'deliver') group by e.order_id, i.number
       union all
       select 'fee invoice', i.number, v.paid_at from paid_service v
       left join invoice i on i.service_id = v.id and i.kind = 'invoice' where v.paid_at is not null
       union all
       select case p.subject_kind when 'order' then 'credit_note' else 'fee credit_note' end, i.number, r.done_at
       from refund r join payment p on p.id = r.payment_id
       left join invoice i on i.refund_id = r.id where r.state = 'done') due
     group by kind order by kind`,
  );
  expect(rows.map(({ kind, missing, issued }) => [kind, missing, issued])).toEqual([
    ['credit_note', 0, 4],
    ['fee credit_note', 0, 4],
    ['fee invoice', 0, 45],
    ['invoice', 0, 30],
  ]);
  // In order of time, without gaps.
  for (const { numbers } of rows) expect(numbers).toEqual(numbers.toSorted());
  const [{ id }] = (await pool.query<{ id: number }>("select id from invoice where kind = 'credit_note' limit 1"))
    .rows as [{ id: number }];
  const { content } = (await findDocument(db, id))!;
  const [page] = await readPdf(await renderInvoicePdf(content, content.locale));
  expect(page).toContain(content.number);
  expect(page).toContain(content.corrects!.number);
});
