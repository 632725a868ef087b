import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '#shared/errors.ts';

/** The text of every error code. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  invalid_input: msg`Zkontrolujte prosím zadané údaje.`,
  not_found: msg`To, co hledáte, u nás není. Možná to bylo staženo, nebo má adresa překlep.`,
  too_many_requests: msg`Posíláte příliš mnoho požadavků. Zkuste to prosím za chvíli.`,
  payload_too_large: msg`Posílaná data jsou příliš velká.`,
  unavailable: msg`Služba je na chvíli nedostupná. Zkuste to prosím za okamžik.`,
  maintenance: msg`Právě probíhá údržba. Přijďte prosím později.`,
  internal: msg`Při načítání nastala chyba. Zkuste to prosím později.`,
};

/** An issue that zod found at a field, in the caller's language (texts: specification, section 5). */
export function fieldErrorText(i18n: I18n, issue: FieldIssue): string {
  const length = Number(issue.minimum ?? issue.maximum ?? 0);
  if (issue.isMissing) return i18n._(msg`Pole musí být vyplněno`);
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return length <= 1
      ? i18n._(msg`Pole musí být vyplněno`)
      : i18n._(msg`Vyplňte prosím minimálně ${{ length }} znaků.`);
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return i18n._(msg`Vyplňte prosím maximálně ${{ length }} znaků.`);
  if (issue.code === 'too_small') return i18n._(msg`Zadejte prosím nejméně ${{ limit: length }}.`);
  if (issue.code === 'too_big') return i18n._(msg`Zadejte prosím nejvýše ${{ limit: length }}.`);
  if (issue.format === 'email') return i18n._(msg`Pole musí obsahovat platný email.`);
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return i18n._(msg`Pole musí obsahovat pouze číslice.`);
  if (issue.format === 'regex') return i18n._(msg`Pole musí obsahovat pouze alfanumerické znaky s tečkou.`);
  return i18n._(msg`Tato hodnota není platná.`);
}

export interface FieldIssue {
  readonly code: string;
  /** The field was not there at all. */
  readonly isMissing: boolean;
  readonly format?: string;
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}
