import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { copyAddress } from '#web/features/banner-form/copy-address.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Copies or deletes a banner. Switching it off keeps its counts, so the question says so. */
export function BannerActions({ banner: { id, titles, state } }: { banner: AdminBanner }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const remove = () =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminBanners.remove({ params: { id } });
      showSnackbar({ text: t`Banner je smazaný.`, tone: 'success' });
      navigate(routePath('admin-banners', locale));
    });
  return (
    <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-4">
      <LinkButton look="secondary" href={copyAddress(id, locale)}>
        <Trans>Kopírovat s novým obdobím</Trans>
      </LinkButton>
      <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
        <Trans>Smazat</Trans>
      </Button>
      <DeleteQuestion
        isOpen={isAsked}
        title={t`Smazat banner`}
        onClose={() => setIsAsked(false)}
        onDelete={() => void remove()}
      >
        <p className="font-semibold">{titles[locale]}</p>
        <p className="mt-2">
          {state === 'ended' ? (
            <Trans>Smaže se i s počty kliknutí. Vzít zpět to nelze.</Trans>
          ) : (
            <Trans>Smaže se i s počty kliknutí. Chcete-li je zachovat, banner raději vypněte.</Trans>
          )}
        </p>
      </DeleteQuestion>
    </div>
  );
}
