import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoucherErrorCode } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { detailedErrorText } from '#server/platform/calls/detailed-error-text.ts';
import type { VoucherRefusal } from './describe-voucher-error.ts';

/** Errors for buyers, when they use a voucher and while it is in their cart. */
export const voucherErrorTexts: Record<VoucherErrorCode, MessageDescriptor> = {
  voucher_unknown: msg`Tento voucher neznáme. Zkontrolujte prosím jeho kód.`,
  voucher_unavailable: msg`Tento voucher již není dostupný.`,
  voucher_not_begun: msg`Tento voucher ještě neplatí.`,
  voucher_in_cart: msg`Tento voucher už v košíku máte.`,
  voucher_email_needed: msg`Pro použití tohoto voucheru vyplňte prosím nejprve svůj e-mail.`,
  voucher_login_needed: msg`Tento voucher jsme vystavili jedné osobě. Přihlaste se prosím ke svému účtu.`,
  voucher_email_unconfirmed: msg`Tento voucher je vystavený na váš e-mail. Potvrďte ho prosím nejprve v údajích účtu.`,
  voucher_other_email: msg`Tento voucher platí pro jiný účet, než ke kterému jste přihlášeni.`,
  voucher_used_up: msg`Tento voucher jste už využili v plném počtu.`,
  voucher_minimum: msg`Hodnota zboží v košíku je nižší, než kolik tento voucher vyžaduje.`,
  voucher_not_for_goods: msg`Na zboží v košíku se žádná sleva vztahovat nesmí.`,
  voucher_other_goods: msg`Tento voucher platí jen na jiné zboží, než máte v košíku.`,
  too_many_vouchers: msg`Více voucherů už do košíku přidat nelze.`,
};

/** The text of an error beside a voucher in the cart. */
export function voucherRefusalText(locale: Locale, refusal: VoucherRefusal): string {
  return detailedErrorText(locale, voucherErrorTexts[refusal.error], refusal);
}
