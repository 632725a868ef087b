import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from '#server/context.ts';
import {
  mountAdminPayments,
  mountPayments,
  mountPaymentsCsv,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import { installErrorHandler } from '#server/http/errors.ts';
import { installCaller } from '#server/http/install-caller.ts';
import { installLocale } from '#server/platform/calls/request-locale.ts';

/** A server with only the calls of payments, for subjects other than orders. */
export async function createPaymentsServer(context: Context, subjects: PaymentSubjects): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installLocale(app);
  installErrorHandler(app, context.log);
  await app.register(cookie);
  installCaller(app, context);
  mountPayments(app, context, subjects);
  mountAdminPayments(app, context, subjects);
  mountPaymentsCsv(app, context);
  await app.ready();
  return app;
}
