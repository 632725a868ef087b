import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

type Change = 'off' | 'secret' | 'public';

/** Builds a feed now, switches it on or off, and makes its address secret or public. */
export function FeedActions({ feed, name }: { feed: AdminFeed; name: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [asked, setAsked] = useState<Change>();
  const { code, is_on: isOn, is_secret: isSecret, is_wanted: isWanted, version } = feed;
  const change = (values: { readonly is_on: boolean; readonly is_secret: boolean }) =>
    run(async () => {
      setAsked(undefined);
      await browserApi.adminFeeds.change({ params: { code }, query: { lang: locale }, body: { ...values, version } });
      showSnackbar({ text: t`Uloženo`, tone: 'success' });
      reload();
    });
  const build = () =>
    run(async () => {
      await browserApi.adminFeeds.build({ params: { code } });
      showSnackbar({ text: t`Feed bude sestaven během chvíle.`, tone: 'success' });
      reload();
    });
  const small = { size: 'small', look: 'secondary', disabled: isRunning } as const;
  const questions: Record<Change, { title: string; text: string; confirm: () => Promise<void> }> = {
    off: {
      title: t`Vypnout feed`,
      text: t`Adresa přestane platit a srovnávač zboží po čase vyřadí. Feed můžete kdykoli znovu zapnout.`,
      confirm: () => change({ is_on: false, is_secret: isSecret }),
    },
    secret: {
      title: t`Skrýt adresu`,
      text: t`Dosavadní adresa přestane platit. Novou, která obsahuje tajný klíč, zadejte ve správě srovnávače.`,
      confirm: () => change({ is_on: isOn, is_secret: true }),
    },
    public: {
      title: t`Zveřejnit adresu`,
      text: t`Tajný klíč přestane platit a feed si přečte kdokoli.`,
      confirm: () => change({ is_on: isOn, is_secret: false }),
    },
  };
  const question = asked && questions[asked];
  return (
    <span className="flex flex-wrap gap-2 whitespace-nowrap tablet:w-60 tablet:justify-end">
      {isOn ? (
        <>
          <Button
            {...small}
            disabled={isRunning || isWanted}
            aria-label={t`Sestavit teď: ${name}`}
            onClick={() => void build()}
          >
            {isWanted ? <Trans>Čeká</Trans> : <Trans>Sestavit teď</Trans>}
          </Button>
          <Button
            {...small}
            aria-label={isSecret ? t`Zveřejnit adresu: ${name}` : t`Skrýt adresu: ${name}`}
            onClick={() => setAsked(isSecret ? 'public' : 'secret')}
          >
            {isSecret ? <Trans>Zveřejnit adresu</Trans> : <Trans>Skrýt adresu</Trans>}
          </Button>
          <Button {...small} look="danger" aria-label={t`Vypnout: ${name}`} onClick={() => setAsked('off')}>
            <Trans>Vypnout</Trans>
          </Button>
        </>
      ) : (
        <Button
          {...small}
          aria-label={t`Zapnout: ${name}`}
          onClick={() => void change({ is_on: true, is_secret: isSecret })}
        >
          <Trans>Zapnout</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={question !== undefined}
        onClose={() => setAsked(undefined)}
        title={question?.title ?? ''}
        action={question?.title ?? ''}
        isBusy={isRunning}
        onConfirm={() => void question?.confirm()}
      >
        {question?.text}
      </ConfirmDialog>
    </span>
  );
}
