import { useLingui } from '@lingui/react/macro';
import type { UserListings } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { countText } from '#web/ui/numbers.ts';
import type { Offer } from './profile-address.ts';

interface OfferTabsProps {
  readonly counts: UserListings['counts'];
  readonly chosen: Offer;
  readonly hrefOf: (offer: Offer) => string;
}

/** All adverts, offers or demands: links, so that each tab has a URL. */
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
            <a
              href={hrefOf(offer)}
              aria-current={offer === chosen ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center gap-2 rounded border px-3 no-underline',
                offer === chosen
                  ? 'border-bottle bg-bottle font-semibold text-on-bottle'
                  : 'border-line bg-surface hover:bg-sunken',
              )}
            >
              {text}
              <span className="text-sm tabular-nums">{countText(count, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
