import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { ToppingObstacle } from '#shared/topping/topping.ts';

/** Why the advert cannot be topped, and what its owner can do about it. */
export function Obstacle({ obstacle }: { obstacle: ToppingObstacle }) {
  const texts: Record<ToppingObstacle, ReactNode> = {
    waiting: <Trans>Inzerát zatím čeká na schválení. Topovat ho můžete, jakmile bude zveřejněný.</Trans>,
    rejected: <Trans>Inzerát jsme neschválili. Upravte ho a pošlete znovu; po zveřejnění ho můžete topovat.</Trans>,
    paused: <Trans>Inzerát je pozastavený. Nejprve ho znovu zveřejněte, potom ho můžete topovat.</Trans>,
    sold: <Trans>Inzerát už skončil, proto ho topovat nelze.</Trans>,
    expired: <Trans>Platnost inzerátu vypršela. Nejprve ho prodlužte, potom ho můžete topovat.</Trans>,
    hidden: <Trans>Inzerát teď návštěvníci nevidí, protože ho skryl správce. Topovat ho proto nelze.</Trans>,
    forbidden: (
      <Trans>
        Na zboží z této kategorie zákon nedovoluje reklamu a topování je placená reklama. Inzerát proto topovat nelze.
      </Trans>
    ),
  };
  return <p className="mt-6 rounded border border-amber bg-amber-soft p-4">{texts[obstacle]}</p>;
}
