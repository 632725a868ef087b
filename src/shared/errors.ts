/**
 * Codes of the errors that a call may answer with. A code's status and text are decided once:
 * the status here, the text in the message catalogues (`src/server/http/error-texts.ts`).
 */
export const errorStatus = {
  invalid_input: 422,
  not_found: 404,
  company_not_found: 404,
  page_not_found: 404,
  too_many_requests: 429,
  payload_too_large: 413,
  company_registry_unavailable: 502,
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

/** Codes of what a use case may find wrong with a field; texts beside those of the errors. */
export type FieldErrorCode = 'company_id_invalid';

/** Faults of fields that only a use case can see; answered as those that the schemas find. Thrown by `fieldErrors`. */
export class FieldErrors extends CodedError {
  readonly fields: Readonly<Record<string, readonly FieldErrorCode[]>>;

  constructor(fields: Readonly<Record<string, readonly FieldErrorCode[]>>) {
    super('invalid_input');
    this.name = 'FieldErrors';
    this.fields = fields;
  }
}

/** `throw fieldErrors({ email: ['email_taken'], phone: ['phone_taken'] })`: all faults are told together. */
export const fieldErrors = (fields: Readonly<Record<string, readonly FieldErrorCode[]>>) => new FieldErrors(fields);
export const fieldError = (field: string, code: FieldErrorCode) => fieldErrors({ [field]: [code] });

export const notFound = () => new CodedError('not_found');
export const companyNotFound = () => new CodedError('company_not_found');
export const companyRegistryUnavailable = () => new CodedError('company_registry_unavailable');
export const unavailable = () => new CodedError('unavailable');
