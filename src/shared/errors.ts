/**
 * Codes of the errors that a call may return. The status of a code is defined here only, its text in the message
 * catalogues (`src/server/http/error-texts.ts`).
 */
export const errorStatus = {
  invalid_input: 422,
  bot_suspected: 422,
  unauthenticated: 401,
  forbidden: 403,
  reauthentication_needed: 403,
  second_factor_missing: 403,
  cross_site: 403,
  conflict: 409,
  advert_limit: 409,
  topping_unavailable: 409,
  favourites_full: 409,
  banners_full: 409,
  page_linked: 409,
  document_linked: 409,
  post_unfinished: 409,
  documents_full: 409,
  blog_categories_full: 409,
  watchdogs_full: 409,
  views_full: 409,
  watchdog_in_stock: 409,
  already_exists: 409,
  invitation_ended: 409,
  invitation_of_other: 409,
  account_suspended: 403,
  conversation_closed: 409,
  too_many_conversations: 429,
  advert_reserved: 409,
  advert_closed: 409,
  deal_moved: 409,
  not_reserved: 409,
  too_many_waiting: 409,
  own_review: 409,
  review_hidden: 409,
  reply_hidden: 409,
  too_many_reviews: 429,
  erasure_obstructed: 409,
  erasure_ended: 409,
  export_limit: 429,
  cart_changed: 409,
  cart_empty: 409,
  order_key_used: 409,
  payment_unusual: 409,
  rate_unusual: 409,
  unpaid_orders: 409,
  unpaid_pieces: 409,
  unpaid_share: 409,
  group_has_members: 409,
  category_in_use: 409,
  package_in_use: 409,
  category_merging: 409,
  already_paid: 409,
  not_undoable: 409,
  in_payout_batch: 409,
  import_running: 409,
  invoice_address_missing: 409,
  not_cancellable: 409,
  order_lines_fixed: 409,
  too_many_rows: 422,
  withdrawal_over: 409,
  cash_to_come: 409,
  complaint_over: 409,
  already_complained: 409,
  order_link_revoked: 410,
  not_found: 404,
  company_not_found: 404,
  too_many_requests: 429,
  payload_too_large: 413,
  company_registry_unavailable: 502,
  payment_gateway_unavailable: 502,
  age_provider_unavailable: 502,
  file_too_large: 413,
  unavailable: 503,
  maintenance: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The body of an error response. `errors` is present for a 422 and for an upload's 413: field → messages in the
 * caller's language.
 */
export interface ErrorAnswer {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly request_id?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** With a 409: the stored record that somebody else has changed meanwhile, as the form of it is loaded. */
  readonly current?: Readonly<Record<string, unknown>>;
}

/** An expected error, thrown by use cases. Any other exception is a bug and answers a bare 500. */
export class CodedError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'CodedError';
    this.code = code;
  }
}

/**
 * Errors of a field that a use case or a rule of a form (`withRules`) finds. Their texts are in
 * `src/server/http/error-texts.ts`.
 */
export type FieldErrorCode =
  | 'email_taken'
  | 'email_unchanged'
  | 'email_link_expired'
  | 'already_administrator'
  | 'username_taken'
  | 'phone_taken'
  | 'passwords_differ'
  | 'password_wrong'
  | 'password_common'
  | 'login_wrong'
  | 'login_waiting'
  | 'login_refused'
  | 'login_blocked'
  | 'login_closing'
  | 'second_factor_needed'
  | 'second_factor_wrong'
  | 'reset_expired'
  | 'must_be_confirmed'
  | 'required'
  | 'company_id_invalid'
  | 'not_digits'
  | 'phone_length'
  | 'phone_nine_digits'
  | 'postcode_invalid'
  | 'category_has_children'
  | 'category_has_listings'
  | 'too_deep'
  | 'package_taken'
  | 'synonyms_missing'
  | 'within_itself'
  | 'age_rule_differs'
  | 'package_unfit'
  | 'picture_unknown'
  | 'picture_without_alt'
  | 'document_unknown'
  | 'mail_variable_unknown'
  | 'mail_variable_missing'
  | 'own_target'
  | 'own_report'
  | 'in_future'
  | 'in_past'
  | 'too_far'
  | 'day_in_future'
  | 'before_order'
  | 'goods_missing'
  | 'reason_missing'
  | 'reason_unchosen'
  | 'over_charge_left'
  | 'over_worth'
  | 'code_taken'
  | 'name_taken'
  | 'days_order'
  | 'weight_order'
  | 'price_repeated'
  | 'hours_invalid'
  | 'closure_repeated'
  | 'closed_everywhere'
  | 'default_currency'
  | 'decimals_fixed'
  | 'currency_used'
  | 'card_fee'
  | 'transfer_fee'
  | 'invalid'
  | 'brand_without_name'
  | 'code_taken'
  | 'already_used'
  | 'account_unknown'
  | 'ends_before_start'
  | 'end_needed'
  | 'link_gone'
  | 'not_advertised'
  | 'goods_not_advertised'
  | 'link_not_advertised'
  | 'goods_gone'
  | 'subject_missing'
  | 'language_empty'
  | 'nobody_chose'
  | 'too_far_planned'
  | 'link_repeated'
  | 'category_gone'
  | 'category_repeated'
  | 'title_repeated'
  | 'ean_invalid'
  | 'not_cheaper'
  | 'not_above_sale'
  | 'never_discounted'
  | 'statement_unknown'
  | 'statement_broken'
  | 'period_too_long'
  | 'statement_too_long'
  | 'statement_other_account'
  | 'shares_differ'
  | 'symbol_unknown'
  | 'symbol_repeated'
  | 'nothing_to_pay'
  | 'payee_account_missing'
  | 'needs_approval'
  | 'sale_overlaps'
  | TableErrorCode
  | VoucherErrorCode
  | OrderErrorCode
  | UploadErrorCode;

/** Why a table of products, or a cell of it, can't be used. */
export type TableErrorCode =
  | 'table_unknown'
  | 'table_broken'
  | 'table_too_large'
  | 'table_empty'
  | 'column_repeated'
  | 'column_code_missing'
  | 'columns_missing'
  | 'bad_rows_left'
  | 'too_many_matched'
  | 'number_unreadable'
  | 'yes_no_unreadable'
  | 'category_unknown'
  | 'category_ambiguous'
  | 'category_divided'
  | 'brand_unknown'
  | 'package_unknown'
  | 'country_unknown'
  | 'cell_broken'
  | 'not_clearable'
  | 'code_repeated';

/** Why a voucher can't be used. */
export type VoucherErrorCode =
  | 'voucher_unknown'
  | 'voucher_unavailable'
  | 'voucher_not_begun'
  | 'voucher_in_cart'
  | 'voucher_email_needed'
  | 'voucher_login_needed'
  | 'voucher_email_unconfirmed'
  | 'voucher_other_email'
  | 'voucher_used_up'
  | 'voucher_minimum'
  | 'voucher_not_for_goods'
  | 'voucher_other_goods'
  | 'too_many_vouchers';

/** Why a cart can't be changed or ordered as it is. */
export type OrderErrorCode =
  | 'product_unavailable'
  | 'too_few_in_stock'
  | 'too_many_pieces'
  | 'too_many_lines'
  | 'terms_needed'
  | 'age_needed'
  | 'age_proof_needed'
  | 'age_proof_outdated'
  | 'birth_date_needed'
  | 'bank_account_missing'
  | 'bank_account_invalid'
  | 'birth_date_invalid'
  | 'too_young'
  | 'company_id_missing'
  | 'tax_id_invalid'
  | 'delivery_address_missing'
  | 'invoice_address_missing'
  | 'house_number_missing'
  | 'country_only_cz'
  | 'country_only_sk'
  | 'delivery_missing'
  | 'delivery_unavailable'
  | 'pickup_point_missing'
  | 'pickup_point_gone'
  | 'locker_without_age_check'
  | 'branch_missing'
  | 'branch_unknown'
  | 'payment_missing'
  | 'payment_unavailable'
  | 'cash_over_limit'
  | 'pickup_needs_online_payment';

/** Why an uploaded picture or document is refused. */
export type UploadErrorCode =
  | 'upload_failed'
  | 'file_too_large'
  | 'file_kind_unknown'
  | 'document_not_pdf'
  | 'picture_broken'
  | 'picture_animated'
  | 'picture_too_many_pixels'
  | 'too_many_unused_pictures';

/**
 * An error with details that its message adds: the time from which it is possible, the minimum sum (formatted), the
 * maximum number of pieces, the broken line of a file, or the sale whose price is the limit (formatted).
 */
export interface DetailedFieldError {
  readonly error: FieldErrorCode;
  readonly from?: Date;
  readonly sum?: string;
  readonly pieces?: number;
  readonly line?: number;
  readonly sale?: { readonly price: string; readonly starts_at: Date; readonly ends_at: Date };
}

/** Errors found by a use case, by field: answered as a 422 like those of the schemas. */
export class FieldError extends CodedError {
  readonly errors: Readonly<Record<string, readonly (FieldErrorCode | DetailedFieldError)[]>>;

  constructor(errors: FieldError['errors'], code: ErrorCode = 'invalid_input') {
    super(code);
    this.errors = errors;
  }
}

/**
 * Combines the errors of the schema with those that a use case found in the same input, so that one response reports
 * both.
 */
export class RefusedInput extends FieldError {
  readonly refusal: unknown;

  constructor(refusal: unknown, errors: FieldError['errors']) {
    super(errors);
    this.refusal = refusal;
  }
}

/** Errors by field, or none. */
export type FoundErrors = Readonly<Record<string, FieldErrorCode | DetailedFieldError | undefined>>;

/** The fields that have an error, as a `FieldError` lists them. */
export function fieldErrorsOf(found: FoundErrors): FieldError['errors'] {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]] as const] : [])),
  );
}

/** A form was loaded with another version of its record than the stored one. */
export class OutdatedVersion extends CodedError {
  readonly current: Readonly<Record<string, unknown>>;

  constructor(current: object) {
    super('conflict');
    this.current = { ...current };
  }
}

/** @throws FieldError (422) with every field that has an error; returns if there is none */
export function throwFieldErrors(found: FoundErrors): void {
  const errors = fieldErrorsOf(found);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

export const fieldError = (field: string, error: FieldErrorCode) => new FieldError({ [field]: [error] });
export const fileTooLarge = (field: string) => new FieldError({ [field]: ['file_too_large'] }, 'file_too_large');
/** An error without a field: the whole form is refused. */
export const botSuspected = () => new FieldError({}, 'bot_suspected');
export const unauthenticated = () => new CodedError('unauthenticated');
export const forbidden = () => new CodedError('forbidden');
/** The password was entered too long ago for this call. */
export const reauthenticationNeeded = () => new CodedError('reauthentication_needed');
export const conflict = () => new CodedError('conflict');
/** The administrator has as many views of lists as one may have. */
export const viewsFull = () => new CodedError('views_full');
export const cartChanged = () => new CodedError('cart_changed');
export const toppingUnavailable = () => new CodedError('topping_unavailable');
/** A menu links to the page that is to be deleted. */
export const documentLinked = () => new CodedError('document_linked');
export const pageLinked = () => new CodedError('page_linked');
/** A language of a post that is to be public lacks its title, perex or text. */
export const postUnfinished = () => new CodedError('post_unfinished');
/** There are as many documents as an administrator can keep in order. */
export const blogCategoriesFull = () => new CodedError('blog_categories_full');
export const documentsFull = () => new CodedError('documents_full');
/** A group has as many banners as an administrator can keep in order. */
export const bannersFull = () => new CodedError('banners_full');
export const favouritesFull = () => new CodedError('favourites_full');
export const cartEmpty = () => new CodedError('cart_empty');
/** The amount exceeds what was to be paid: the caller must confirm it. */
export const paymentUnusual = () => new CodedError('payment_unusual');
/** The rate has changed by more than usual: the caller must confirm it. */
export const rateUnusual = () => new CodedError('rate_unusual');
/** The key has already created an order, but the cart has other contents now. */
export const orderKeyUsed = () => new CodedError('order_key_used');
/** The buyer has as many unpaid orders, or as much unpaid value, as the shop accepts. */
export const unpaidOrders = () => new CodedError('unpaid_orders');
/** More pieces of one product than the shop reserves without payment. */
export const unpaidPieces = () => new CodedError('unpaid_pieces');
/** More pieces of one product than all guests together may hold without payment. */
export const unpaidShare = () => new CodedError('unpaid_share');
export const categoryInUse = () => new CodedError('category_in_use');
export const packageInUse = () => new CodedError('package_in_use');
export const categoryMerging = () => new CodedError('category_merging');
export const groupHasMembers = () => new CodedError('group_has_members');
/** A bank transaction has paid for something, or its overpayment was sent back. */
/** Its account is in a file that the bank may have. */
export const inPayoutBatch = () => new CodedError('in_payout_batch');
export const notUndoable = () => new CodedError('not_undoable');
export const alreadyPaid = () => new CodedError('already_paid');
/** Every payment is invoiced, and an invoice needs an address. */
export const invoiceAddressMissing = () => new CodedError('invoice_address_missing');
export const notCancellable = () => new CodedError('not_cancellable');
/** Its goods have left, it is cancelled, or its buyer has withdrawn or complained. */
export const orderLinesFixed = () => new CodedError('order_lines_fixed');
export const withdrawalOver = () => new CodedError('withdrawal_over');
/** Cash on delivery that is not booked yet, so there is no money to refund so far. */
export const cashToCome = () => new CodedError('cash_to_come');
export const complaintOver = () => new CodedError('complaint_over');
/** More pieces than remain without an open complaint. */
export const alreadyComplained = () => new CodedError('already_complained');
export const paymentGatewayUnavailable = () => new CodedError('payment_gateway_unavailable');
/** An error without a field: the list is too long for a file. */
export const tooManyRows = () => new FieldError({}, 'too_many_rows');
export const advertLimit = () => new CodedError('advert_limit');
export const tooManyRequests = () => new CodedError('too_many_requests');
export const notFound = () => new CodedError('not_found');
export const companyNotFound = () => new CodedError('company_not_found');
export const ageProviderUnavailable = () => new CodedError('age_provider_unavailable');
export const companyRegistryUnavailable = () => new CodedError('company_registry_unavailable');
export const unavailable = () => new CodedError('unavailable');
export const inMaintenance = () => new CodedError('maintenance');
