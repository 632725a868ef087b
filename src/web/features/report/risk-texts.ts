import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaseSummary } from '#shared/reports/admin-contract.ts';
import type { RiskKind } from '#shared/reports/limits.ts';

/** Why a case is urgent: `40 bodů: závažnost důvodu 40`. */
export function useRiskText(): (rated: Pick<CaseSummary, 'points' | 'risk'>) => string {
  const { t } = useLingui();
  const texts: Record<RiskKind, string> = {
    reason: t`závažnost důvodu`,
    reporters: t`více nahlášení`,
    fraud_signs: t`znaky podvodu`,
    known_fraud: t`údaje podvodníka`,
    history: t`dřívější opatření`,
    reach: t`dosah`,
  };
  return ({ points, risk }) => {
    const sum = t`${plural(points, { one: '# bod', few: '# body', other: '# bodů' })}`;
    return risk.length === 0 ? sum : `${sum}: ${risk.map((each) => `${texts[each.kind]} ${each.points}`).join(', ')}`;
  };
}
