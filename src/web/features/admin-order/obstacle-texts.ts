import { msg } from '@lingui/core/macro';
import type { ChangeObstacle } from '#shared/orders/clerk-contract.ts';

/** Why changed lines do not fit the rest of the order, and what to do about it. */
export const changeObstacleTexts: Readonly<Record<ChangeObstacle, ReturnType<typeof msg>>> = {
  no_goods: msg`V objednávce musí zůstat aspoň jedna položka. Pokud zákazník nechce nic, objednávku zrušte.`,
  delivery_unavailable: msg`Takové zboží zvolený dopravce nedoručuje. Objednávku zrušte a vytvořte novou s jinou dopravou.`,
  locker_without_age_check: msg`Ve výdejním boxu nelze ověřit věk, takže tam toto zboží poslat nejde.`,
  payment_unavailable: msg`Zvolený způsob platby se s dopravou nedá použít. Ať si zákazník na stránce objednávky vybere jiný.`,
  cash_over_limit: msg`Tak vysokou částku zákon nedovoluje platit v hotovosti.`,
  age_proof_needed: msg`K tomuto zboží si zákazník musí ověřit věk službou, a to při objednání. Objednat si ho musí sám.`,
  birth_date_needed: msg`K tomuto zboží je třeba datum narození, které u objednávky není. Vytvořte na ně novou objednávku.`,
};
