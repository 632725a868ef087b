import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ReasonForm } from './reason-form.tsx';
import type { Reason } from './reason.ts';

/** Prepared reasons for rejecting adverts, each in all languages. */
export const screen = defineScreen<readonly Reason[]>({
  layout: 'bare',
  load: ({ api }) => api.adminAdverts.reasons(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Důvody zamítnutí`),
    alternates: pathsInAllLocales('admin-reasons'),
    isIndexed: false,
  }),
  Page: function AdminReasonsPage({ data: reasons }) {
    const { t } = useLingui();
    const [edited, setEdited] = useState<Reason | 'new'>();
    const [deleted, setDeleted] = useState<Reason>();
    return (
      <AdminFrame
        title={<Trans>Důvody zamítnutí</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat důvod</Trans>
          </Button>
        }
      >
        {reasons.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádný důvod</Trans>}>
            <p>
              <Trans>Připravené důvody ušetří psaní a autor je dostane ve svém jazyce.</Trans>
            </p>
          </EmptyState>
        ) : (
          <ReasonList reasons={reasons} onEdit={setEdited} onDelete={setDeleted} />
        )}
        <FormDialog
          isOpen={edited !== undefined}
          onClose={() => setEdited(undefined)}
          title={edited === 'new' ? t`Nový důvod` : t`Upravit důvod`}
        >
          <ReasonForm reason={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
        </FormDialog>
        <DeleteDialog reason={deleted} onClose={() => setDeleted(undefined)} />
      </AdminFrame>
    );
  },
});

interface ReasonListProps {
  readonly reasons: readonly Reason[];
  readonly onEdit: (reason: Reason) => void;
  readonly onDelete: (reason: Reason) => void;
}

function ReasonList({ reasons, onEdit, onDelete }: ReasonListProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <ul className="flex flex-col gap-3">
      {reasons.map((reason) => {
        const { name, text } = reason.texts[locale];
        return (
          <li key={reason.id} className="flex flex-wrap items-start gap-4 rounded border border-line bg-surface p-4">
            <div className="min-w-0 grow basis-80">
              <h2 className="font-sans text-base font-semibold tracking-normal">{name}</h2>
              <p className="mt-1 max-w-[75ch] text-sm whitespace-pre-line text-muted">{text}</p>
            </div>
            <p className="flex gap-2">
              <Button size="small" look="secondary" aria-label={t`Upravit ${name}`} onClick={() => onEdit(reason)}>
                <Trans>Upravit</Trans>
              </Button>
              <Button size="small" look="quiet" aria-label={t`Smazat ${name}`} onClick={() => onDelete(reason)}>
                <Trans>Smazat</Trans>
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function DeleteDialog({ reason, onClose }: { reason: Reason | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isDeciding, decide } = useDecision();
  const remove = async (id: number) => {
    await browserApi.adminAdverts.deleteReason({ params: { id } });
    return { decided: [id] };
  };
  return (
    <Dialog isOpen={reason !== undefined} onClose={onClose} title={t`Smazat důvod`}>
      <p>{reason?.texts[locale].name}</p>
      <p className="mt-4 flex gap-2">
        <Button
          look="danger"
          disabled={isDeciding}
          onClick={() => {
            onClose();
            if (reason) void decide(() => remove(reason.id));
          }}
        >
          <Trans>Smazat</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
