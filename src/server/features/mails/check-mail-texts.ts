import { throwFieldErrors, type FieldErrorCode } from '#shared/errors.ts';
import { locales } from '#shared/i18n/locales.ts';
import { hasOnlyVariables, variablesIn, type MailText } from '#shared/mails/changed-text.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import type { MailTexts } from '#shared/mails/text-contract.ts';
import { mailVariables } from '#shared/mails/variables.ts';

/**
 * A text may use only the variables of its kind. Paragraphs that replace those of the portal must not lose any: what is
 * not in the subject has to be in them.
 * @throws FieldError (422) on `texts.{locale}.subject` and `.intro`
 */
export function checkMailTexts(kind: TextMailKind, texts: MailTexts): void {
  throwFieldErrors(
    Object.assign({}, ...locales.map((locale) => errorsOf(kind, texts[locale], `texts.${locale}.`))) as Record<
      string,
      FieldErrorCode | undefined
    >,
  );
}

export function errorsOf(kind: TextMailKind, { subject, intro }: MailText, path: string) {
  const known = mailVariables[kind];
  const isUnknown = (text: string) =>
    !hasOnlyVariables(text) || variablesIn(text).some((name) => !known.includes(name));
  const used = variablesIn(`${subject} ${intro}`);
  const isMissing = intro !== '' && known.some((name) => !used.includes(name));
  return {
    [`${path}subject`]: isUnknown(subject) ? ('mail_variable_unknown' as const) : undefined,
    [`${path}intro`]: isUnknown(intro)
      ? ('mail_variable_unknown' as const)
      : isMissing
        ? ('mail_variable_missing' as const)
        : undefined,
  };
}
