import type { ErrorAnswer, ErrorCode } from '#shared/errors.ts';

/** An error response of the API. `answer.errors` holds the field errors of a 422. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly answer: Partial<ErrorAnswer>;

  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(answer.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code ?? 'internal';
    this.answer = answer;
  }
}
