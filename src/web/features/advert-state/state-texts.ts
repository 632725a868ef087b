import { useLingui } from '@lingui/react/macro';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';

/** Labels of the states in tabs and rows. */
export function useStateTexts(): Record<'tab' | 'row', Record<ShownState, string>> {
  const { t } = useLingui();
  return {
    tab: {
      approved: t`Veřejné`,
      waiting: t`Čekající`,
      paused: t`Pozastavené`,
      rejected: t`Zamítnuté`,
      expired: t`Prošlé`,
      sold: t`Prodané`,
    },
    row: {
      approved: t`Veřejný`,
      waiting: t`Čeká na schválení`,
      paused: t`Pozastavený`,
      rejected: t`Zamítnutý`,
      expired: t`Prošlý`,
      sold: t`Prodaný`,
    },
  };
}

export type ShownState = Exclude<AdvertState, 'deleted'>;
