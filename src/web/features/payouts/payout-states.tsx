import { useLingui } from '@lingui/react/macro';
import type { BatchState, PayoutState } from '#shared/payouts/payouts.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const batchTones: Readonly<Record<BatchState, Tone>> = {
  prepared: 'waiting',
  exported: 'waiting',
  paid: 'good',
  cancelled: 'neutral',
};

export function BatchStateMark({ state }: { state: BatchState }) {
  const { t } = useLingui();
  const texts: Record<BatchState, string> = {
    prepared: t`připravená`,
    exported: t`předaná bance`,
    paid: t`vyplacená`,
    cancelled: t`zrušená`,
  };
  return <StateMark tone={batchTones[state]}>{texts[state]}</StateMark>;
}

const payoutTones: Readonly<Record<PayoutState, Tone>> = { waiting: 'waiting', paid: 'good', cancelled: 'neutral' };

export function PayoutStateMark({ state }: { state: PayoutState }) {
  const { t } = useLingui();
  const texts: Record<PayoutState, string> = {
    waiting: t({ message: 'čeká na odeslání', context: 'payout' }),
    paid: t({ message: 'odesláno', context: 'payout' }),
    cancelled: t({ message: 'zrušeno', context: 'payout' }),
  };
  return <StateMark tone={payoutTones[state]}>{texts[state]}</StateMark>;
}

/** An IBAN in groups of four. */
export function AccountNumber({ iban }: { iban: string }) {
  return <span className="break-words tabular-nums">{iban.replace(/.{4}(?=.)/g, '$& ')}</span>;
}
