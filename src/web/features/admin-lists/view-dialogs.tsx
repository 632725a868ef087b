import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminListView } from '#shared/admin-lists/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { refreshDefaults } from './default-views.ts';
import type { ListState } from './list-state.ts';
import { ViewForm } from './view-form.tsx';

interface ViewDialogsProps {
  readonly state: ListState;
  /** The present state of the list. */
  readonly query: string;
  readonly opened: 'new' | 'all' | undefined;
  readonly onClose: () => void;
}

/** Saves the present state of a list as a view, or lists the views to change them. */
export function ViewDialogs({ state, query, opened, onClose }: ViewDialogsProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<AdminListView>();
  const close = () => {
    setEdited(undefined);
    onClose();
  };
  const isForm = opened === 'new' || edited !== undefined;
  return (
    <FormDialog
      isOpen={opened !== undefined}
      onClose={close}
      title={opened === 'new' ? t`Uložit pohled` : edited ? t`Upravit pohled` : t`Pohledy na seznam`}
    >
      {isForm ? (
        <ViewForm key={edited?.id} state={state} query={query} view={edited} onDone={close} />
      ) : (
        <ViewList state={state} onEdit={setEdited} />
      )}
    </FormDialog>
  );
}

function ViewList({ state: { list, settings }, onEdit }: Pick<ViewDialogsProps, 'state'> & EditProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [asked, setAsked] = useState<number>();
  const setDefault = (view_id: number | null) =>
    run(async () => {
      await browserApi.adminLists.setDefault({ params: { list }, body: { view_id } });
      await Promise.all([reload(), refreshDefaults()]);
    });
  const remove = ({ id }: AdminListView) =>
    run(async () => {
      await browserApi.adminLists.delete({ params: { list, id } });
      setAsked(undefined);
      await Promise.all([reload(), refreshDefaults()]);
    });
  return (
    <ul data-restored-focus tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {settings.views.map((view) => {
        const { id, name, author } = view;
        const isDefault = id === settings.default_view_id;
        return (
          <li key={id} className="border-b border-line pb-3 last:border-b-0">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">
              {view.is_shared ? <Trans>sdílený, uložil {author}</Trans> : <Trans>jen váš</Trans>}
              {isDefault && (
                <>
                  {' · '}
                  <Trans>výchozí</Trans>
                </>
              )}
            </p>
            <p className="mt-1 flex flex-wrap gap-2">
              <Button
                size="small"
                look="secondary"
                disabled={isRunning}
                aria-label={isDefault ? t`Zrušit výchozí pohled ${name}` : t`Nastavit ${name} jako výchozí`}
                onClick={() => void setDefault(isDefault ? null : id)}
              >
                {isDefault ? <Trans>Zrušit výchozí</Trans> : <Trans>Nastavit jako výchozí</Trans>}
              </Button>
              {view.may_change && (
                <>
                  <Button size="small" look="secondary" aria-label={t`Upravit ${name}`} onClick={() => onEdit(view)}>
                    <Trans>Upravit</Trans>
                  </Button>
                  {asked === id ? (
                    <Button size="small" look="danger" disabled={isRunning} onClick={() => void remove(view)}>
                      {view.is_shared ? <Trans>Ano, smazat všem</Trans> : <Trans>Ano, smazat</Trans>}
                    </Button>
                  ) : (
                    <Button size="small" look="quiet" aria-label={t`Smazat ${name}`} onClick={() => setAsked(id)}>
                      <Trans>Smazat</Trans>
                    </Button>
                  )}
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface EditProps {
  readonly onEdit: (view: AdminListView) => void;
}
