import { fieldError } from '#shared/errors.ts';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import type { Context } from '#server/context.ts';
import { findReason } from './rejection-reason.queries.ts';

export interface ReasonWords {
  readonly reason_id: number | null;
  readonly reason: string;
}

/** The reason that a user receives, in the account's language as far as it is prepared. */
export type ReasonFor = (account: { readonly locale: string }) => string;

/**
 * @param words a prepared reason, the administrator's own words, or both
 * @throws FieldError (422) when both are missing
 */
export async function chooseReason(
  { db }: Pick<Context, 'db'>,
  kind: ReasonKind,
  words: ReasonWords,
): Promise<ReasonFor> {
  const texts = words.reason_id === null ? [] : await findReason(db, kind, words.reason_id);
  if (words.reason_id !== null && texts.length === 0) throw fieldError('reason_id', 'invalid');
  if (texts.length === 0 && words.reason === '') throw fieldError('reason', 'required');
  return ({ locale }) =>
    [texts.find((text) => text.locale === locale)?.text, words.reason].filter(Boolean).join('\n\n');
}
