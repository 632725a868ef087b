import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DetailedFieldError } from '#shared/errors.ts';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { serverI18n } from '../i18n/server-i18n.ts';

/** The text of an error, followed by a hint when the error has one. */
export function detailedErrorText(locale: Locale, said: MessageDescriptor, error: DetailedFieldError): string {
  const i18n = serverI18n(locale);
  const helps = whatHelps(error, locale);
  return helps ? `${i18n._(said)} ${i18n._(helps)}` : i18n._(said);
}

function whatHelps(
  { from, sum, pieces, line, sale }: DetailedFieldError,
  locale: Locale,
): MessageDescriptor | undefined {
  if (pieces !== undefined) return msg`Skladem je ${{ pieces }} ks.`;
  if (line !== undefined) return msg`První chyba je na řádku ${{ line }}.`;
  if (from) return msg`Platí od ${{ day: formatDate(from, locale) }}.`;
  if (sum !== undefined) return msg`Platí pro nákup alespoň za ${{ sum }}.`;
  if (!sale) return undefined;
  const [starts, ends] = [formatDateTime(sale.starts_at, locale), formatDateTime(sale.ends_at, locale)];
  return msg`V akci stojí ${{ price: sale.price }} (${{ starts }} – ${{ ends }}).`;
}
