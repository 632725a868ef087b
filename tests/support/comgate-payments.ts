import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { startPayment, type PaymentSubjects, type Subject } from '#server/features/payments/index.ts';
import { comgateKeys, createComgateServer } from './comgate-server.ts';
import { buildPayment, buildThing, createPaidThings, readPayment } from './paid-things.ts';
import { createPaymentsServer } from './payments-server.ts';
import { useTestContext } from './test-context.ts';

const shortLimitMs = 300;

/** Payments by Comgate with a local server in its place; every test pays for something new. */
export function useComgatePayments() {
  const testing = useTestContext({ DATABASE_POOL: '8', LOG_LEVEL: 'silent' });
  const comgate = createComgateServer();
  // Filled in place before the tests, because test files destructure it at their top.
  const context = {} as Context;
  /** Doesn't wait long for Comgate. */
  const hasty = {} as Context;
  const subjects = {} as PaymentSubjects;
  const subject = {} as Subject;
  let app: FastifyInstance;

  beforeAll(async () => {
    await comgate.listen();
    const config = readConfig({
      PUBLIC_URL: 'https://karafa.example',
      COMGATE_MERCHANT: comgateKeys.merchant,
      COMGATE_SECRET: comgateKeys.secret,
      COMGATE_URL: comgate.url,
    });
    Object.assign(context, testing.context, { config });
    const impatient = { ...config, gateways: { comgate: { ...config.gateways.comgate!, timeLimitMs: shortLimitMs } } };
    Object.assign(hasty, context, { config: impatient });
    Object.assign(subjects, await createPaidThings(context.db));
    app = await createPaymentsServer(context, subjects);
    return async () => {
      await app.close();
      await comgate.close();
    };
  });
  beforeEach(async () => {
    Object.assign(subject, await buildThing(context.db));
    comgate.requests.length = 0;
  });
  afterEach(() => {
    comgate.instead = undefined;
  });

  return {
    testing,
    comgate,
    context,
    hasty,
    subjects,
    subject,
    /** A payment whose buyer has been redirected to the gateway. */
    begin: async (): Promise<{ id: number; transId: string }> => {
      const id = await buildPayment(context, subject);
      await startPayment(context, subjects, id);
      return { id, transId: (await readPayment(context.db, id)).provider_id! };
    },
    /** Sends the webhook that Comgate sends after a change of a payment. */
    notify: (fields: Record<string, string>) => {
      const keys = { merchant: comgateKeys.merchant, secret: comgateKeys.secret };
      return app.inject({
        method: 'POST',
        url: '/api/payments/comgate/notice',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...keys, ...fields }).toString(),
      });
    },
  };
}
