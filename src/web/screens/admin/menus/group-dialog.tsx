import { Trans, useLingui } from '@lingui/react/macro';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { EditedGroup } from './edited-menus.ts';
import { TextFields, useReadTexts } from './text-fields.tsx';

interface GroupDialogProps {
  readonly open: { readonly group: EditedGroup | undefined } | undefined;
  readonly onClose: () => void;
  readonly onSave: (group: EditedGroup) => void;
}

export function GroupDialog({ open, onClose, onSave }: GroupDialogProps) {
  const { t } = useLingui();
  const title = open?.group ? t`Přejmenovat skupinu` : t`Nová skupina`;
  return (
    <FormDialog isOpen={open !== undefined} onClose={onClose} title={title}>
      <GroupForm group={open?.group} onSave={onSave} />
    </FormDialog>
  );
}

function GroupForm({ group, onSave }: { group: EditedGroup | undefined; onSave: (group: EditedGroup) => void }) {
  const readTexts = useReadTexts();
  const form = useGuardedForm({
    send: async (values): Promise<EditedGroup> => ({
      id: group?.id ?? crypto.randomUUID(),
      titles: readTexts(values),
      links: group?.links ?? [],
    }),
    onDone: onSave,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextFields texts={group?.titles} form={form} />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit">{group ? <Trans>Použít</Trans> : <Trans>Přidat skupinu</Trans>}</Button>
      </p>
    </form>
  );
}
