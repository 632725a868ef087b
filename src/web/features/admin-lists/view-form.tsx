import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminListView } from '#shared/admin-lists/contract.ts';
import { viewNameLength } from '#shared/admin-lists/lists.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { refreshDefaults } from './default-views.ts';
import type { ListState } from './list-state.ts';

interface ViewFormProps {
  readonly state: ListState;
  /** The present state of the list. */
  readonly query: string;
  /** Undefined: a new one. */
  readonly view: AdminListView | undefined;
  readonly onDone: () => void;
}

export function ViewForm({ state, query, view, onDone }: ViewFormProps) {
  const { t } = useLingui();
  const { list } = state;
  const edited = useEditedVersion(view);
  const form = useSavingForm(async (values) => {
    const body = {
      name: String(values.get('name') ?? ''),
      query: view && !values.has('takes_query') ? view.query : query,
      is_shared: values.has('is_shared'),
    };
    if (view) {
      await edited.watch(
        browserApi.adminLists.change({ params: { list, id: view.id }, body: { ...body, version: edited.version } }),
      );
      return;
    }
    const { id } = await browserApi.adminLists.add({ params: { list }, body });
    if (!values.has('is_default')) return;
    await browserApi.adminLists.setDefault({ params: { list }, body: { view_id: id } });
    await refreshDefaults();
  }, onDone);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <ViewForm state={state} query={query} view={row} onDone={() => undefined} />}
      />
      {!view && (
        <p className="text-sm text-muted">
          <Trans>Pohled si pamatuje filtry, řazení a sloupce, které teď vidíte.</Trans>
        </p>
      )}
      <TextField
        name="name"
        label={t`Název pohledu`}
        defaultValue={view?.name}
        errors={form.errorsOf('name')}
        maxLength={viewNameLength}
        autoComplete="off"
        required
      />
      <div>
        <Checkbox name="is_shared" label={t`Sdílet se všemi správci seznamu`} defaultChecked={view?.is_shared} />
        {view ? (
          <Checkbox name="takes_query" label={t`Uložit do něj filtry, řazení a sloupce, které teď vidíte`} />
        ) : (
          <Checkbox name="is_default" label={t`Nastavit jako výchozí, navigace jím bude seznam otevírat`} />
        )}
      </div>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
