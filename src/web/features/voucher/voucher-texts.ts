import { useLingui } from '@lingui/react/macro';
import type { Money } from '#shared/money/money.ts';
import type { VoucherKind, VoucherState } from '#shared/vouchers/vouchers.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

export function useVoucherKindTexts(): Record<VoucherKind, string> {
  const { t } = useLingui();
  return { percent: t`procenta`, fixed: t`pevná částka`, free_delivery: t`doprava zdarma` };
}

export function useVoucherStateTexts(): Record<VoucherState, string> {
  const { t } = useLingui();
  return {
    valid: t`platný`,
    planned: t`naplánovaný`,
    used_up: t`vyčerpaný`,
    over: t`po platnosti`,
    off: t`vypnutý`,
  };
}

interface Discount {
  readonly kind: VoucherKind;
  readonly percent: number | null;
  readonly amount: Money | null;
}

/** The discount of a voucher: `12,5 %`, `200,00 Kč`, or free delivery. */
export function useDiscountText(): (voucher: Discount) => string {
  const kinds = useVoucherKindTexts();
  const chargedText = useChargedText();
  const { locale } = usePage();
  return ({ kind, percent, amount }) => {
    if (kind === 'percent' && percent !== null) return percentText(percent, locale);
    return amount ? chargedText(amount) : kinds[kind];
  };
}
