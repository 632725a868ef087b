import { useLingui } from '@lingui/react/macro';
import type { ShownState } from '#shared/adverts/lifecycle.ts';

/** Labels of the states in tabs and rows. */
export function useStateTexts(): Record<'tab' | 'row', Record<ShownState, string>> {
  const { t } = useLingui();
  return {
    tab: {
      approved: t`Veřejné`,
      waiting: t`Čekající`,
      paused: t`Pozastavené`,
      hidden: t`Skryté`,
      rejected: t`Zamítnuté`,
      expired: t`Prošlé`,
      sold: t`Prodané`,
    },
    row: {
      approved: t`Veřejný`,
      waiting: t`Čeká na schválení`,
      paused: t`Pozastavený`,
      hidden: t`Skrytý správcem`,
      rejected: t`Zamítnutý`,
      expired: t`Prošlý`,
      sold: t`Prodaný`,
    },
  };
}
