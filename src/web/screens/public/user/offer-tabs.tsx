import { useLingui } from '@lingui/react/macro';
import type { UserListings } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { countText } from '#web/ui/numbers.ts';
import { TabLink } from '#web/ui/tab-link.tsx';
import type { Offer } from './profile-address.ts';

interface OfferTabsProps {
  readonly counts: UserListings['counts'];
  readonly chosen: Offer;
  readonly hrefOf: (offer: Offer) => string;
}

/** All adverts, offers or demands. */
export function OfferTabs({ counts, chosen, hrefOf }: OfferTabsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const tabs = [
    { offer: undefined, text: t`Vše`, count: counts.all },
    { offer: 'supply', text: t`Nabídky`, count: counts.supply },
    { offer: 'demand', text: t`Poptávky`, count: counts.demand },
  ] as const;
  return (
    <nav aria-label={t`Nabídka, nebo poptávka`}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ offer, text, count }) => (
          <li key={text}>
            <TabLink href={hrefOf(offer)} isCurrent={offer === chosen}>
              {text}
              <span className="text-sm tabular-nums">{countText(count, locale)}</span>
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
