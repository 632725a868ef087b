import { expect, test } from 'vitest';
import { orderFormOf, invoiceTo, type Chosen } from '#tests/support/order-form.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { queueOrderMail } from '../mails/order-mails.ts';

const { testing, app, shop, goods, place } = useShopOrders();

const ways: [string, number, (shop: BuiltShop) => Omit<Chosen, 'expected_total'>][] = [
  ['a transfer', 59_900, ({ courier, transfer }) => ({ carrier_id: courier, payment_method_id: transfer })],
  ['cash on delivery', 63_800, ({ courier, cash }) => ({ carrier_id: courier, payment_method_id: cash })],
  [
    'a card, picked up at a branch',
    50_000,
    ({ pickup, card, branch }) => ({ carrier_id: pickup, payment_method_id: card, branch_id: branch }),
  ],
];

test.each(ways)('R-6.09 the mail about a new order is that of the stored order: %s', async (_way, total, chosen) => {
  const shopper = createShopper(app);
  await shopper.add(await goods(50_000));
  const answer = await place(shopper, orderFormOf({ expected_total: total, ...chosen(shop) }, invoiceTo));
  expect(answer.json()).toMatchObject({ number: expect.any(String) });
  const { id } = answer.json<{ id: number }>();
  const { db } = testing.context;
  await db.transaction().execute((tx) => queueOrderMail(testing.context, tx, id, 'order.placed', 'again'));
  const mails = await db
    .selectFrom('mail')
    .where('kind', '=', 'order.placed')
    .select(['subject', 'html', 'text', 'attachments', 'locale', 'recipient_address', 'recipient_name', 'account_id'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(mails[1]).toEqual(mails[0]);
});
