import { Trans } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { HidingButtons } from '#web/features/advert-hiding/hiding-buttons.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';

/** The actions that the advert allows; one that waits for approval is decided on in the queue. */
export function AdvertActions({ advert }: { advert: ManagedAdvert }) {
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isDeciding, decide } = useDecision();
  const { id, actions, slugs, seller } = advert;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('review') && (
        <Button
          size="small"
          disabled={isDeciding}
          onClick={() => void decide(() => browserApi.managedAdverts.review({ body: { ids: [id] } }))}
        >
          <Trans>Označit jako zkontrolovaný</Trans>
        </Button>
      )}
      {advert.state === 'waiting' && (
        <LinkButton size="small" href={`${routePath('admin-adverts', locale)}?kind=new&seller=${seller.id}`}>
          <Trans>Otevřít ve frontě ke schválení</Trans>
        </LinkButton>
      )}
      {actions.includes('edit') && (
        <LinkButton size="small" look="secondary" href={routePath('admin-advert-edit', locale, { id })}>
          <Trans>Upravit</Trans>
        </LinkButton>
      )}
      {advert.is_public && (
        <LinkButton
          size="small"
          look="secondary"
          href={routePath('listing', locale, { id, category: slugs.category, listing: slugs.listing })}
        >
          <Trans>Zobrazit na webu</Trans>
        </LinkButton>
      )}
      <HidingButtons advert={advert} onChanged={reload} />
    </div>
  );
}
