import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { isPriceReversed, withoutFilters } from './listing-address.ts';
import type { ChoiceControl } from './use-listing-choice.ts';

/** The filters together leave nothing. */
export function NothingFits({ control: { choice, hrefOf } }: { control: ChoiceControl }) {
  return (
    <EmptyState pictogram="glass" title={<Trans>Těmto filtrům nic neodpovídá</Trans>}>
      <p>
        {isPriceReversed(choice) ? (
          <Trans>Cena od je vyšší než cena do. Opravte jednu z nich.</Trans>
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
