import { expect, test } from 'vitest';
import { comgateKeys, createComgateServer } from '#tests/support/comgate-server.ts';
import { useGatewayPayments } from '#tests/support/gateway-payments.ts';
import { buildPayment, readPayment, readThing } from '#tests/support/paid-things.ts';
import { requestRefund, sendRefund } from '../index.ts';

const comgate = createComgateServer();
const { context, subjects, subject, begin, inject } = useGatewayPayments(comgate, {
  environment: () => ({
    COMGATE_MERCHANT: comgateKeys.merchant,
    COMGATE_SECRET: comgateKeys.secret,
    COMGATE_URL: comgate.url,
    GOPAY_GOID: '8123456789',
    GOPAY_CLIENT_ID: '1744960415',
    GOPAY_CLIENT_SECRET: 'secret-of-tests',
    CARD_GATEWAY: 'comgate',
  }),
});

test('R-6.06 a payment is completed and refunded at its gateway after another one takes new payments', async () => {
  const { id, providerId: transId } = await begin();
  const gateways = { ...context.config.gateways, forGoods: 'gopay' as const };
  const changed = { ...context, config: { ...context.config, gateways } };
  expect((await readPayment(context.db, await buildPayment(changed, subject))).provider).toBe('gopay');

  comgate.set(transId, { status: 'PAID' });
  await inject({
    method: 'POST',
    url: '/api/payments/comgate/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ transId, status: 'PAID' }).toString(),
  });
  expect(await readThing(context.db, subject)).toMatchObject({ payment_id: id, times_settled: 1 });
  const asked = { subject, amount: 100, reason: 'Vráceno', actorId: null, at: context.now() };
  const { refundId } = await context.db.transaction().execute((tx) => requestRefund(tx, asked));
  await sendRefund(changed, subjects, { refundId });
  expect(comgate.payments.get(transId)!.refunded).toBe(100);
});
