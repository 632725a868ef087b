import { useLingui } from '@lingui/react/macro';
import type { Payout, PayoutBatch } from '#shared/payouts/contract.ts';
import type { BatchState, PayoutState } from '#shared/payouts/payouts.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const batchTones: Readonly<Record<BatchState, Tone>> = {
  prepared: 'waiting',
  exported: 'waiting',
  paid: 'good',
  cancelled: 'neutral',
};

/** Whether the bank has it, only its statement tells: until then a batch is at most downloaded. */
export function BatchStateMark({ batch: { state, downloaded_at: downloadedAt } }: { batch: PayoutBatch }) {
  const { t } = useLingui();
  const texts: Record<BatchState, string> = {
    prepared: t`připravená`,
    exported: downloadedAt === null ? t`soubor nikdo nestáhl` : t`stažená pro banku`,
    paid: t`vyplacená`,
    cancelled: t`zrušená`,
  };
  return <StateMark tone={batchTones[state]}>{texts[state]}</StateMark>;
}

const payoutTones: Readonly<Record<PayoutState, Tone>> = { waiting: 'waiting', paid: 'good', cancelled: 'neutral' };

export function PayoutStateMark({
  payout: { state, taken_out: takenOut },
}: {
  payout: Pick<Payout, 'state'> & Partial<Pick<Payout, 'taken_out'>>;
}) {
  const { t } = useLingui();
  const texts: Record<PayoutState, string> = {
    waiting: t({ message: 'čeká na odeslání', context: 'payout' }),
    paid: t({ message: 'odesláno', context: 'payout' }),
    cancelled: takenOut ? t`vyřazeno z dávky` : t({ message: 'zrušeno', context: 'payout' }),
  };
  return <StateMark tone={payoutTones[state]}>{texts[state]}</StateMark>;
}

/** An IBAN in groups of four. */
export function AccountNumber({ iban }: { iban: string }) {
  return <span className="break-words tabular-nums">{iban.replace(/.{4}(?=.)/g, '$& ')}</span>;
}
