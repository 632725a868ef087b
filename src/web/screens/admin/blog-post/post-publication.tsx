import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { postStateTones, usePostStateTexts } from '#web/features/post-form/post-texts.ts';
import { hasUnsavedChanges } from '#web/features/unsaved-changes/unsaved-changes.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Whether readers see the post and since when, and how to change that. It concerns the saved texts. */
export function PostPublication({ post }: { post: AdminPost }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const states = usePostStateTexts();
  const { isRunning, run } = useAction();
  const [isPlanned, setIsPlanned] = useState(false);
  const { id, state, version } = post;
  const act = (text: string, work: () => Promise<unknown>) => {
    if (hasUnsavedChanges()) {
      showSnackbar({ text: t`Nejdřív prosím uložte rozepsané změny, tlačítko je pod textem.`, tone: 'error' });
      return;
    }
    void run(async () => {
      await work();
      showSnackbar({ text, tone: 'success' });
      reload();
    });
  };
  const publish = () =>
    act(t`Článek je zveřejněný.`, () =>
      browserApi.adminBlog.publish({
        params: { id },
        body: { version, published_at: null },
      }),
    );
  const unpublish = (text: string) => act(text, () => browserApi.adminBlog.unpublish({ params: { id } }));
  return (
    <section
      aria-label={t`Zveřejnění`}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-line bg-surface p-4"
    >
      <StateMark tone={postStateTones[state]}>{states[state]}</StateMark>
      <span className="grow basis-64 text-muted">
        <Publication post={post} />
      </span>
      <span className="flex flex-wrap gap-2">
        {state !== 'published' && (
          <Button look="secondary" size="small" disabled={isRunning} onClick={publish}>
            {state === 'hidden' ? <Trans>Zveřejnit znovu</Trans> : <Trans>Zveřejnit hned</Trans>}
          </Button>
        )}
        <Button look="secondary" size="small" disabled={isRunning} onClick={() => setIsPlanned(true)}>
          {state === 'draft' ? <Trans>Naplánovat</Trans> : <Trans>Změnit datum</Trans>}
        </Button>
        {state === 'scheduled' && (
          <Button look="quiet" size="small" disabled={isRunning} onClick={() => unpublish(t`Článek je znovu koncept.`)}>
            <Trans>Zrušit plán</Trans>
          </Button>
        )}
        {state === 'published' && (
          <Button look="quiet" size="small" disabled={isRunning} onClick={() => unpublish(t`Článek je skrytý.`)}>
            <Trans>Skrýt</Trans>
          </Button>
        )}
      </span>
      <ScheduleDialog
        isOpen={isPlanned}
        publishedAt={post.published_at}
        onClose={() => setIsPlanned(false)}
        onChosen={(time) => {
          setIsPlanned(false);
          act(t`Datum zveřejnění je uložené.`, () =>
            browserApi.adminBlog.publish({ params: { id }, body: { version, published_at: time } }),
          );
        }}
      />
    </section>
  );
}

function Publication({ post: { state, published_at: publishedAt } }: { post: AdminPost }) {
  const { locale } = usePage();
  const time = publishedAt === null ? '' : formatDateTime(publishedAt, locale);
  if (state === 'draft') return <Trans>Vidí ho jen administrátoři.</Trans>;
  if (state === 'scheduled') return <Trans>Čtenáři ho uvidí {time}.</Trans>;
  if (state === 'published') return <Trans>Na portálu s datem {time}.</Trans>;
  return <Trans>Býval na portálu s datem {time}. Nyní ho vidí jen administrátoři.</Trans>;
}
