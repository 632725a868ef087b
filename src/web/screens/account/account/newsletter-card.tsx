import { Plural, Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { OwnSubscription } from '#shared/newsletters/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Card } from './card.tsx';

/** Whether the newsletter comes, and about how much. */
export function NewsletterCard({ state, selectedCategories }: OwnSubscription) {
  const { locale } = usePage();
  return (
    <Card icon="mail" title={<Trans>Newslettery</Trans>} href={routePath('account-newsletters', locale)}>
      <p>
        {state === 'active' && (
          <Plural
            value={selectedCategories.length}
            one="Newsletter odebíráte o # kategorii."
            few="Newsletter odebíráte o # kategoriích."
            other="Newsletter odebíráte o # kategoriích."
          />
        )}
        {state === 'unconfirmed' && <Trans>Odběr čeká na potvrzení odkazem v e-mailu.</Trans>}
        {state === 'suppressed' && <Trans>Newsletter se nedaří doručit.</Trans>}
        {(state === null || state === 'unsubscribed') && <Trans>Newsletter neodebíráte.</Trans>}
      </p>
    </Card>
  );
}
