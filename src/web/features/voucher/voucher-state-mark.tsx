import type { VoucherState } from '#shared/vouchers/vouchers.ts';
import { classes } from '#web/ui/classes.ts';
import { useVoucherStateTexts } from './voucher-texts.ts';

const tones: Record<VoucherState, string> = {
  valid: 'bg-sunken text-link',
  planned: 'bg-amber-soft text-amber-text',
  used_up: 'bg-sunken text-muted',
  over: 'bg-sunken text-muted',
  off: 'bg-burgundy-soft text-burgundy-text',
};

export function VoucherStateMark({ state }: { state: VoucherState }) {
  const texts = useVoucherStateTexts();
  return (
    <span className={classes('inline-block rounded px-2 py-0.5 text-sm font-semibold whitespace-nowrap', tones[state])}>
      {texts[state]}
    </span>
  );
}
