import type { VoucherState } from '#shared/vouchers/vouchers.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import { useVoucherStateTexts } from './voucher-texts.ts';

const tones: Record<VoucherState, Tone> = {
  valid: 'good',
  planned: 'waiting',
  used_up: 'neutral',
  over: 'neutral',
  off: 'bad',
};

export function VoucherStateMark({ state }: { state: VoucherState }) {
  return <StateMark tone={tones[state]}>{useVoucherStateTexts()[state]}</StateMark>;
}
