import type { I18n } from '@lingui/core';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { CodedError, errorStatus, FieldError, type ErrorAnswer, type ErrorCode } from '#shared/errors.ts';
import { isDatabaseUnavailable, isUnstorableValue } from '#server/platform/db/db.ts';
import type { Log } from '#server/platform/log/log.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { errorTexts, fieldErrorText, fieldFaultTexts } from './error-texts.ts';

/** After how many seconds it is worth asking again. The rate limit says its own time. */
export const retryAfterSeconds = { unavailable: 5, maintenance: 300 } as const;

/** The code of any thrown thing. What we do not know is `internal`. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof CodedError) return error.code;
  if (isDatabaseUnavailable(error)) return 'unavailable';
  if (hasZodFastifySchemaValidationErrors(error) || isUnstorableValue(error)) return 'invalid_input';
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 413 || status === 414) return 'payload_too_large';
  if (status === 429) return 'too_many_requests';
  if (status !== undefined && status >= 400 && status < 500) return 'invalid_input';
  return 'internal';
}

export function errorAnswer(code: ErrorCode, request: FastifyRequest, error?: unknown): ErrorAnswer {
  const i18n = serverI18n(request.locale);
  return {
    statusCode: errorStatus[code],
    code,
    message: i18n._(errorTexts[code]),
    ...(code === 'internal' && { request_id: request.id }),
    ...((code === 'invalid_input' || error instanceof FieldError) && { errors: errorsByField(error, i18n) }),
  };
}

/** What the schemas or a use case found wrong, in the caller's language. */
function errorsByField(error: unknown, i18n: I18n): Record<string, string[]> {
  if (error instanceof FieldError) {
    return Object.fromEntries(
      Object.entries(error.faults).map(([field, faults]) => [
        field,
        faults.map((fault) => i18n._(fieldFaultTexts[fault])),
      ]),
    );
  }
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  const errors: Record<string, string[]> = {};
  for (const fault of error.validation) {
    const field = fault.instancePath.slice(1).replaceAll('/', '.') || '_';
    const issue = {
      ...(fault.params as object),
      code: fault.keyword,
      isMissing: fault.message?.endsWith('received undefined') ?? false,
    };
    (errors[field] ??= []).push(fieldErrorText(i18n, issue));
  }
  return errors;
}

/**
 * Answers every failed call with its code's status and text; logs what is a fault of ours, without the values in its
 * address: they may be secrets.
 */
export function installErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = errorCodeOf(error);
    if (code === 'internal')
      log.error('A call failed', {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        error,
      });
    else if (code === 'unavailable')
      log.warn('A call found the database away', { route: request.routeOptions.url, error: error.message });
    // Its message would repeat the value.
    else if (isUnstorableValue(error))
      log.warn('A call brought a value that the database cannot hold', {
        route: request.routeOptions.url,
        code: error.code,
      });
    if (code === 'unavailable' || code === 'maintenance') reply.header('retry-after', retryAfterSeconds[code]);
    // A limit has already said when it ends.
    else if (code === 'too_many_requests' && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds.unavailable);
    reply.code(errorStatus[code]).header('cache-control', 'no-store');
    return reply.send(errorAnswer(code, request, error));
  });
}
