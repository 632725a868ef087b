/** Transactions of bank statements and what becomes of them. */

/** GPC (ABO) and camt.053 are files of banks; Fio is the JSON of the API of Fio banka. */
export const statementFormats = ['gpc', 'camt053', 'fio'] as const;
export type StatementFormat = (typeof statementFormats)[number];

export const formatNames: Readonly<Record<StatementFormat, string>> = { gpc: 'GPC', camt053: 'camt.053', fio: 'Fio' };

/**
 * `new`: a job has yet to match it; `waiting`: a clerk decides; `partial`: assigned, but the order waits for the rest;
 * `ignored`: not for the shop; `irrelevant`: money that left and concerns no refund or payout.
 */
export const lineStates = ['new', 'waiting', 'partial', 'matched', 'ignored', 'irrelevant'] as const;
export type LineState = (typeof lineStates)[number];

/** Why a transaction waits for a clerk. */
export const lineReasons = [
  'symbol_missing',
  'symbol_unknown',
  'symbol_typo',
  'amount_lower',
  'amount_higher',
  'wrong_currency',
  'several_orders',
  'several_transfers',
  'known_payer',
  'already_paid',
  'not_by_transfer',
  'order_ended',
  'reversal',
  'taken_out',
  'possible_duplicate',
  'undone',
] as const;
export type LineReason = (typeof lineReasons)[number];

/** What a share of a transaction did. */
export const shareOutcomes = ['settled', 'confirmed', 'partial', 'overpayment', 'refund', 'payout'] as const;
export type ShareOutcome = (typeof shareOutcomes)[number];

export const mostStatementMegabytes = 10;
export const mostStatementBytes = mostStatementMegabytes * 1024 * 1024;
export const mostStatementLines = 20_000;

/** Into how many orders one transaction can be split. */
export const mostShares = 10;
