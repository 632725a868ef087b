import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { freeAdverts } from '#shared/shop/figures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** Shown to an unverified user who has reached the limit of adverts: the next steps. */
export function LimitNotice() {
  const { locale } = usePage();
  return (
    <div className="rounded border border-line bg-amber-soft p-4">
      <p className="font-semibold">
        <Trans>Inzerát teď nemůžete přidat: neověřený účet může mít nejvýše {freeAdverts} inzerátů najednou.</Trans>
      </p>
      <p className="mt-1">
        <Trans>S ověřeným účtem inzerujete bez omezení. Rozepsaný inzerát tu na vás počká.</Trans>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="small" href={routePath('account-verified-account', locale)}>
          <Trans>Ověření účtu</Trans>
        </LinkButton>
        <LinkButton size="small" look="secondary" href={routePath('account-advertisements', locale)}>
          <Trans>Ukončit některý inzerát</Trans>
        </LinkButton>
      </p>
    </div>
  );
}
