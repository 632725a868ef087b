import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { RejectionReason } from '#shared/reasons/contract.ts';
import { reasonKinds, reasonScopes, type ReasonKind } from '#shared/reasons/kinds.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useKindTexts } from './kind-texts.ts';
import { ReasonForm } from './reason-form.tsx';

/** Prepared reasons for decisions on adverts and users, each in all languages. */
export const screen = defineScreen<readonly RejectionReason[]>({
  layout: 'bare',
  load: ({ api }) => api.adminReasons.list({ query: {} }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Připravené důvody`),
    alternates: pathsInAllLocales('admin-reasons'),
    isIndexed: false,
  }),
  Page: function AdminReasonsPage({ data: reasons }) {
    const { t } = useLingui();
    const [edited, setEdited] = useState<RejectionReason | 'new'>();
    const kinds = useKinds();
    const kindTexts = useKindTexts();
    const [deleted, setDeleted] = useState<RejectionReason>();
    return (
      <AdminFrame
        title={<Trans>Připravené důvody</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat důvod</Trans>
          </Button>
        }
      >
        {reasons.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádný důvod</Trans>}>
            <p>
              <Trans>Připravené důvody ušetří psaní a uživatel je dostane ve svém jazyce.</Trans>
            </p>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-8">
            {kinds.map((kind) => {
              const ofKind = reasons.filter((reason) => reason.kind === kind);
              return (
                ofKind.length > 0 && (
                  <section key={kind} aria-labelledby={`reasons-${kind}`}>
                    <h2 id={`reasons-${kind}`} className="mb-3 text-xl">
                      {kindTexts[kind]}
                    </h2>
                    <ReasonList reasons={ofKind} onEdit={setEdited} onDelete={setDeleted} />
                  </section>
                )
              );
            })}
          </div>
        )}
        <FormDialog
          isOpen={edited !== undefined}
          onClose={() => setEdited(undefined)}
          title={edited === 'new' ? t`Nový důvod` : t`Upravit důvod`}
        >
          <ReasonForm
            reason={edited === 'new' ? undefined : edited}
            kinds={kinds}
            onDone={() => setEdited(undefined)}
          />
        </FormDialog>
        <DeleteDialog reason={deleted} onClose={() => setDeleted(undefined)} />
      </AdminFrame>
    );
  },
});

/** The kinds that the administrator may edit; all until the session is known. */
function useKinds(): readonly ReasonKind[] {
  const session = useSession();
  if (session.status !== 'in') return reasonKinds;
  const { scopes } = session.session.me;
  return reasonKinds.filter((kind) => reasonScopes[kind].some((scope) => scopes.includes(scope)));
}

interface ReasonListProps {
  readonly reasons: readonly RejectionReason[];
  readonly onEdit: (reason: RejectionReason) => void;
  readonly onDelete: (reason: RejectionReason) => void;
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
              <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
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

function DeleteDialog({ reason, onClose }: { reason: RejectionReason | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isDeciding, decide } = useDecision();
  const remove = async (id: number) => {
    await browserApi.adminReasons.delete({ params: { id } });
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
