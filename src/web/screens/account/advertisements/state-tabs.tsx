import { useLingui } from '@lingui/react/macro';
import { shownStates, type ShownState } from '#shared/adverts/lifecycle.ts';
import { usePage } from '#web/page/page-context.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { TabLink } from '#web/ui/tab-link.tsx';
import { useStateTexts } from '#web/features/advert-state/state-texts.ts';

/** All adverts, or those in one state. */
export function StateTabs({
  counts,
  current,
}: {
  counts: Readonly<Record<ShownState, number>>;
  current: ShownState | undefined;
}) {
  const { t } = useLingui();
  const { locale, path } = usePage();
  const texts = useStateTexts();
  const all = shownStates.reduce((sum, state) => sum + counts[state], 0);
  const tabs = [
    { state: undefined, href: path, text: t`Všechny`, count: all },
    // Most people never have a hidden one.
    ...shownStates
      .filter((state) => state !== 'hidden' || counts.hidden > 0 || current === 'hidden')
      .map((state) => ({
        state,
        href: `${path}?state=${state}`,
        text: texts.tab[state],
        count: counts[state],
      })),
  ];
  return (
    <nav aria-label={t`Inzeráty podle stavu`} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ state, href, text, count }) => (
          <li key={href}>
            <TabLink href={href} isCurrent={state === current}>
              {text}
              <span className="text-sm tabular-nums">{wholeNumberText(count, locale)}</span>
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
