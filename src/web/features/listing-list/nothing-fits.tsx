import { Trans } from '@lingui/react/macro';
import { rangeNames } from '#shared/catalog/facets.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { isReversed, withoutFilters } from './choice-rules.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

/** Shown when the filters together leave nothing. */
export function NothingFits({ control: { choice, hrefOf } }: { control: ChoiceControl }) {
  const texts = useFilterTexts();
  const reversed = rangeNames.find((facet) => isReversed(facet, choice));
  return (
    <EmptyState pictogram="glass" title={<Trans>Těmto filtrům nic neodpovídá</Trans>}>
      <p>
        {reversed ? (
          texts.ranges[reversed].reversed
        ) : (
          <Trans>Zrušte některý z filtrů nad seznamem nebo začněte znovu bez nich.</Trans>
        )}
      </p>
      <LinkButton href={hrefOf(withoutFilters(choice))}>
        <Trans>Zrušit všechny filtry</Trans>
      </LinkButton>
    </EmptyState>
  );
}
