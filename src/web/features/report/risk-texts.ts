import { useLingui } from '@lingui/react/macro';
import type { RiskKind } from '#shared/reports/limits.ts';

/** Why a case is urgent. */
export function useRiskTexts(): Record<RiskKind, string> {
  const { t } = useLingui();
  return {
    reason: t`důvod`,
    reporters: t`více nahlášení`,
    fraud_signs: t`znaky podvodu`,
    known_fraud: t`údaje podvodníka`,
    history: t`dřívější opatření`,
    reach: t`dosah`,
  };
}
