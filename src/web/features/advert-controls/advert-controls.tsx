import '#shared/i18n/personal-paths.ts';
import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdvertStateMark } from '#web/features/advert-state/advert-state-mark.tsx';
import { HidingButtons } from '#web/features/advert-hiding/hiding-buttons.tsx';
import { UnsavedChangesGuard } from '#web/features/unsaved-changes/unsaved-changes-guard.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** Controls of an administrator on the advert's public page. They stay after hiding it, to restore it. */
export function AdvertControls({ id }: { id: number }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [advert, setAdvert] = useState<ManagedAdvert>();
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    browserApi.managedAdverts.get({ params: { id }, query: { lang: locale } }).then(
      (answer) => isCurrent && setAdvert(answer),
      // Without them the page is what visitors see.
      () => isCurrent && setAdvert(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, locale, reads]);
  if (!advert) return null;
  return (
    <div
      role="group"
      aria-label={t`Správa inzerátu`}
      className="mb-4 flex flex-wrap items-center gap-2 rounded border border-line-strong bg-sunken px-3 py-2 print:hidden"
    >
      <AdvertStateMark state={advert.state} isHidden={advert.hidden !== null} />
      <LinkButton size="small" look="secondary" href={routePath('admin-advert', locale, { id })}>
        <Trans>Otevřít ve správě</Trans>
      </LinkButton>
      <HidingButtons advert={advert} onChanged={() => setReads(reads + 1)} />
      <UnsavedChangesGuard />
    </div>
  );
}
