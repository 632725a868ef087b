import { useLingui } from '@lingui/react/macro';
import type { ToppingLeft } from '#shared/topping/contract.ts';

/** Why a topping cannot be approved, or was left without a decision. */
export function useObstacleTexts(): Record<ToppingLeft['why'], string> {
  const { t } = useLingui();
  return {
    waiting: t`inzerát čeká na schválení`,
    rejected: t`inzerát je zamítnutý`,
    paused: t`inzerát je pozastavený`,
    sold: t`inzerát je prodaný`,
    expired: t`inzerátu vypršela platnost`,
    hidden: t`inzerát je skrytý`,
    forbidden: t`na toto zboží nesmí být reklama`,
    deleted: t`inzerát je smazaný`,
    decided: t`mezitím rozhodl někdo jiný`,
    own: t`o vlastním inzerátu rozhoduje jiný správce`,
  };
}
