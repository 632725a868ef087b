import { useLingui } from '@lingui/react/macro';
import type { ErasureObstacle } from '#shared/privacy/limits.ts';

/** What has to end before an account can be closed. */
export function useObstacleTexts(): Readonly<Record<ErasureObstacle, string>> {
  const { t } = useLingui();
  return {
    administrator: t`účet spravuje portál`,
    orders: t`nedokončená objednávka`,
    returns: t`nevyřízené odstoupení nebo reklamace`,
    refunds: t`peníze, které vracíme`,
    services: t`topování, které čeká na schválení`,
    deals: t`domluvený obchod`,
    margins: t`nevyplacená marže`,
    payouts: t`výplata na cestě`,
  };
}
