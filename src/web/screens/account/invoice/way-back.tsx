import { Trans } from '@lingui/react/macro';
import { matchPath } from '#shared/i18n/paths.ts';

/** Says what a saved address leads to, and leads there without one. */
export function WayBack({ back }: { back: string }) {
  const { route } = matchPath(back.split(/[?#]/)[0]!);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded border border-line bg-sunken px-4 py-3">
      <span>
        {route === 'account-advertisements-top' ? (
          <Trans>Po uložení adresy se vrátíte k topování inzerátu.</Trans>
        ) : route === 'account-verified-account' ? (
          <Trans>Po uložení adresy se vrátíte k ověření účtu.</Trans>
        ) : (
          <Trans>Po uložení adresy se vrátíte tam, odkud jste přišli.</Trans>
        )}
      </span>
      <a href={back} className="underline">
        <Trans>Zpět bez uložení</Trans>
      </a>
    </p>
  );
}
