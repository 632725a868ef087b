import { useLingui } from '@lingui/react/macro';
import type { ToppingState } from '#shared/topping/topping.ts';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Readonly<Record<ToppingState, Tone>> = {
  unpaid: 'waiting',
  requested: 'waiting',
  running: 'good',
  ended: 'neutral',
  rejected: 'bad',
  withdrawn: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** The words and the tones of the states of a topping. */
export function useToppingState(): {
  readonly textOf: Record<ToppingState, string>;
  readonly tones: Readonly<Record<ToppingState, Tone>>;
} {
  const { t } = useLingui();
  return {
    tones,
    textOf: {
      unpaid: t`čeká na platbu`,
      requested: t`čeká na schválení`,
      running: t`běží`,
      ended: t`skončilo`,
      rejected: t`zamítnuto`,
      withdrawn: t`zrušeno uživatelem`,
      cancelled: t`zrušeno před platbou`,
      refunded: t`vráceno`,
    },
  };
}
