import { beforeAll, expect, test } from 'vitest';
import type { ServiceKind } from '#shared/paid-services/services.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { gpcFile } from '#tests/support/bank-files.ts';
import { buildPayer, paidServices, payFor } from '#tests/support/paid-service-cases.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { buildShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { importStatements } from '../import-statements.ts';
import { matchLines } from './match-lines.ts';

const testing = useTestContext();
const server = useTestServer(testing);

beforeAll(async () => void (await buildShop(testing.context.db)));

test.each(Object.keys(paidServices) as ServiceKind[])('R-9.03 a transfer pays for a service: %s', async (kind) => {
  const { context } = testing;
  const user = await buildPayer(context.db);
  const service = await paidServices[kind](context.db, user);
  expect((await payFor(server, service, user, 'bank_transfer')).statusCode).toBe(200);
  const find = () =>
    context.db
      .selectFrom('paid_service')
      .where('account_id', '=', user.id)
      .select(['number', 'state'])
      .executeTakeFirstOrThrow();
  const { number } = await find();
  const { id: actorId } = await buildAdministrator(context.db, ['orders']);
  const bytes = new TextEncoder().encode(gpcFile([{ amount: service.price, symbol: number }]));
  await importStatements(context, { bytes, fileName: 'x.gpc', actorId });
  await matchLines(context, paymentSubjects(context));
  expect((await find()).state).toBe('paid');
});
