import { useLingui } from '@lingui/react/macro';
import type { ComplaintState, WishedSolution, WithdrawalState } from '#shared/returns/lifecycle.ts';

/** Labels of the states of withdrawals and complaints. */
export function useReturnStateTexts(): Record<WithdrawalState | ComplaintState, string> {
  const { t } = useLingui();
  return {
    received: t`přijato`,
    being_examined: t`posuzuje se`,
    accepted: t`uznáno`,
    refused: t`zamítnuto`,
    settled: t`peníze vráceny`,
    closed: t`vyřízeno`,
  };
}

export function useSolutionTexts(): Record<WishedSolution, string> {
  const { t } = useLingui();
  return { repair: t`oprava`, replacement: t`výměna`, discount: t`sleva`, refund: t`vrácení peněz` };
}
