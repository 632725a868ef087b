import { useLingui } from '@lingui/react/macro';
import type { DealEvent } from '#shared/deals/contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';

/** Returns the words for a step of a deal. Who has taken it is said beside. */
export function useDealEventText(): (event: DealEvent) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  const chargedText = useChargedText();
  return ({ kind, price, at, place, cause }) => {
    const sum = price ? chargedText(price) : '';
    const time = at ? formatDateTime(at, locale) : '';
    const ends = {
      advert_gone: t`Obchod skončil: inzerát už není zveřejněný.`,
      account_closed: t`Obchod skončil: jeden z účtů už není aktivní.`,
      blocked: t`Obchod skončil: už si nemůžete psát.`,
    };
    return {
      offered: t`Nabídka za ${sum}, platí do ${time}`,
      accepted: t`Nabídka přijata`,
      declined: t`Nabídka odmítnuta`,
      meeting_proposed: t`Návrh předání ${time}`,
      meeting_confirmed: t`Předání domluveno na ${time}, ${place ?? ''}`,
      handover_confirmed: t`Předání potvrzeno, zbývá druhá strana`,
      done: t`Předání potvrdily obě strany, obchod je uzavřený`,
      withdrawn: t`Odstoupení od obchodu`,
      expired: t`Rezervace vypršela, obchod skončil`,
      ended: cause ? ends[cause] : t`Obchod skončil`,
    }[kind];
  };
}
