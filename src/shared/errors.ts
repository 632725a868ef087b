/**
 * Codes of the errors that a call may answer with. A code's status and text are decided once:
 * the status here, the text in the message catalogues (`src/server/http/error-texts.ts`).
 */
export const errorStatus = {
  invalid_input: 422,
  not_found: 404,
  too_many_requests: 429,
  payload_too_large: 413,
  unavailable: 503,
  maintenance: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What a failed call answers. `errors` stands only in a 422: field → messages in the caller's language. */
export interface ErrorAnswer {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly request_id?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** The error that use cases throw; everything else is a fault of ours and answers a bare 500. */
export class CodedError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'CodedError';
    this.code = code;
  }
}

export const notFound = () => new CodedError('not_found');
export const unavailable = () => new CodedError('unavailable');
export const inMaintenance = () => new CodedError('maintenance');
export const tooManyRequests = () => new CodedError('too_many_requests');
