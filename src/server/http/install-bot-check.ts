import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { botSuspected } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { askRecaptcha } from '#server/platform/bot-check/ask-recaptcha.ts';

/** Adds the bot check for calls that declare one. While the service is unavailable, every call passes (decision 11). */
export function installBotCheck(
  app: FastifyInstance,
  { config: { botCheck: options }, log }: Pick<Context, 'config' | 'log'>,
  metrics: Registry,
): void {
  const checks = new Counter({
    name: 'karafa_bot_checks_total',
    help: 'Checks for robots by action and outcome: passed, refused, or unavailable (and let through)',
    labelNames: ['action', 'outcome'],
    registers: [metrics],
  });
  app.decorate('checkBot', async ({ body, ip: address }, action) => {
    if (!options) return;
    const { bot_token: token = '' } = body as { bot_token?: string };
    const outcome = await askRecaptcha(options, { token, action, address }).catch((error: unknown) => {
      log.warn('The bot protection gave no usable answer: a call was let through', { action, error });
      return undefined;
    });
    checks.inc({ action, outcome: outcome === undefined ? 'unavailable' : outcome.error ? 'refused' : 'passed' });
    if (!outcome?.error) return;
    log.info('Somebody was held for a robot', { action, ...outcome });
    throw botSuspected();
  });
}
