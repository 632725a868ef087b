import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { readConfig, type Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { startPayment, type PaymentSubjects, type Subject } from '#server/features/payments/index.ts';
import type { GatewayServer } from './gateway-server.ts';
import { buildPayment, buildThing, createPaidThings, readPayment } from './paid-things.ts';
import { createPaymentsServer } from './payments-server.ts';
import { useTestContext } from './test-context.ts';

const shortLimitMs = 300;

interface Choice {
  /** The gateway's variables, once its server listens. */
  readonly environment: () => Record<string, string>;
  readonly kind?: Subject['kind'];
}

/** Payments by a gateway with a local server in its place; every test pays for something new. */
export function useGatewayPayments(server: GatewayServer, { environment, kind = 'order' }: Choice) {
  const testing = useTestContext({ DATABASE_POOL: '8', LOG_LEVEL: 'silent' });
  // Filled in place before the tests, because test files destructure it at their top.
  const context = {} as Context;
  /** Doesn't wait long for the gateway. */
  const hasty = {} as Context;
  const subjects = {} as PaymentSubjects;
  const subject = {} as Subject;
  let app: FastifyInstance;

  beforeAll(async () => {
    await server.listen();
    const config = readConfig({ PUBLIC_URL: 'https://karafa.example', ...environment() });
    Object.assign(context, testing.context, { config });
    Object.assign(hasty, context, { config: { ...config, gateways: impatient(config.gateways) } });
    Object.assign(subjects, await createPaidThings(context.db));
    app = await createPaymentsServer(context, subjects);
    return async () => {
      await app.close();
      await server.close();
    };
  });
  beforeEach(async () => {
    Object.assign(subject, await buildThing(context.db), { kind });
    server.requests.length = 0;
  });
  afterEach(() => {
    server.instead = undefined;
    server.insteadOf = undefined;
  });

  return {
    testing,
    context,
    hasty,
    subjects,
    subject,
    /** A payment whose buyer has been redirected to the gateway. */
    begin: async (): Promise<{ id: number; providerId: string }> => {
      const id = await buildPayment(context, subject);
      await startPayment(context, subjects, id);
      return { id, providerId: (await readPayment(context.db, id)).provider_id! };
    },
    inject: (request: InjectOptions) => app.inject(request),
  };
}

function impatient({ forGoods, comgate, gopay, stripe }: Config['gateways']): Config['gateways'] {
  const hurried = { timeLimitMs: shortLimitMs };
  return {
    forGoods,
    comgate: comgate && { ...comgate, ...hurried },
    gopay: gopay && { ...gopay, ...hurried },
    stripe: stripe && { ...stripe, ...hurried },
  };
}
