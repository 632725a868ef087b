import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { typedUnits, type TypedUnit } from '#shared/contract/fields.ts';
import {
  CodedError,
  errorStatus,
  FieldError,
  OutdatedVersion,
  RefusedInput,
  type ErrorAnswer,
  type ErrorCode,
  type FieldErrorCode,
  type DetailedFieldError,
} from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { detailedErrorText } from '#server/platform/calls/detailed-error-text.ts';
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts';
import { isUnstorableValue } from '#server/platform/db/db.ts';
import type { Log } from '#server/platform/log/log.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { errorTexts, fieldErrorText, fieldErrorTexts, isEmpty } from './error-texts.ts';

/** Seconds of Retry-After. Rate limits set their own. */
export const retryAfterSeconds = { unavailable: 5, maintenance: 300 } as const;

/** The code of a thrown value; `internal` for unknown ones. */
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
    ...(error instanceof OutdatedVersion && { current: error.current }),
    ...((code === 'invalid_input' || error instanceof FieldError) && { errors: errorsByField(error, request.locale) }),
  };
}

/** Field errors of the schema or the use case, in the caller's language. */
function errorsByField(error: unknown, locale: Locale): Record<string, string[]> {
  if (error instanceof FieldError) {
    const found = Object.entries(error.errors).map(([field, errors]) => [
      field,
      errors.map((error) => errorText(error, locale)),
    ]);
    // A field that the schema refused looks missing to the use case: the schema's error wins.
    return { ...Object.fromEntries(found), ...(error instanceof RefusedInput && errorsByField(error.refusal, locale)) };
  }
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  const errors: Record<string, string[]> = {};
  const empty = new Set<string>();
  for (const problem of error.validation) {
    const field = problem.instancePath.slice(1).replaceAll('/', '.') || '_';
    const issue = {
      ...(problem.params as object),
      code: problem.keyword,
      isMissing: /received (undefined|null)$/.test(problem.message ?? ''),
      ...(isTypedUnit(problem.message) && { unit: problem.message }),
      ...(isErrorCode(problem.message) && { error: problem.message }),
    };
    const text = fieldErrorText(serverI18n(locale), issue);
    // What is empty fails other rules too, but says nothing more by that.
    if (isEmpty(issue)) errors[field] = [text];
    else if (!empty.has(field)) (errors[field] ??= []).push(text);
    if (isEmpty(issue)) empty.add(field);
  }
  return errors;
}

function isTypedUnit(message: string | undefined): message is TypedUnit {
  return message !== undefined && Object.hasOwn(typedUnits, message);
}

function isErrorCode(message: string | undefined): message is FieldErrorCode {
  return message !== undefined && Object.hasOwn(fieldErrorTexts, message);
}

function errorText(error: FieldErrorCode | DetailedFieldError, locale: Locale): string {
  return typeof error === 'string'
    ? serverI18n(locale)._(fieldErrorTexts[error])
    : detailedErrorText(locale, fieldErrorTexts[error.error], error);
}

/**
 * Answers every failed call with its code's status and text. Logs internal errors without the values of the URL,
 * which may be secrets.
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
    // Its message would contain the value.
    else if (isUnstorableValue(error))
      log.warn('A call brought a value that the database cannot hold', {
        route: request.routeOptions.url,
        code: error.code,
      });
    if (code === 'unavailable') reply.header('retry-after', retryAfterSeconds.unavailable);
    // Maintenance and rate limits have already set the header.
    else if (code === 'too_many_requests' && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds.unavailable);
    reply.code(errorStatus[code]).header('cache-control', 'no-store');
    return reply.send(errorAnswer(code, request, error));
  });
}
