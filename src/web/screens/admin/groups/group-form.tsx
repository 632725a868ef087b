import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminGroup } from '#shared/accounts/admin-groups-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { percentInput, useFigures } from '#web/features/form/figures.ts';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** @param group undefined for a new one */
export function GroupForm({ group, onDone }: { group: AdminGroup | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const figures = useFigures();
  const edited = useEditedVersion(group);
  const form = useSavingForm((values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const body = { name: text('name'), discount_percent: figures.requiredPercent(text('discount_percent')) };
    return group
      ? edited.watch(
          browserApi.adminGroups.change({ params: { id: group.id }, body: { ...body, version: edited.version } }),
        )
      : browserApi.adminGroups.add({ body });
  }, onDone);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <GroupForm group={row} onDone={() => undefined} />}
      />
      <TextField
        label={t`Název`}
        name="name"
        defaultValue={group?.name}
        errors={form.errorsOf('name')}
        maxLength={100}
        required
      />
      <TextField
        label={t`Sleva v procentech`}
        name="discount_percent"
        {...percentInput}
        defaultValue={figures.text(group?.discount_percent ?? 0)}
        errors={form.errorsOf('discount_percent')}
        maxLength={8}
        required
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
