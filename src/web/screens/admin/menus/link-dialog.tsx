import { Trans, useLingui } from '@lingui/react/macro';
import { linkAddress } from '#shared/content/link-target.ts';
import { ApiError } from '#web/api/api-error.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { LinkTargetFields, readLinkTarget } from '#web/features/link-target/link-target-fields.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { EditedLink } from './edited-menus.ts';
import { TextFields, useReadTexts } from './text-fields.tsx';

interface LinkDialogProps {
  readonly open: { readonly link: EditedLink | undefined } | undefined;
  readonly targets: LinkTargets;
  readonly onClose: () => void;
  readonly onSave: (link: EditedLink) => void;
}

export function LinkDialog({ open, targets, onClose, onSave }: LinkDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={open !== undefined} onClose={onClose} title={open?.link ? t`Upravit odkaz` : t`Nový odkaz`}>
      <LinkForm link={open?.link} targets={targets} onSave={onSave} />
    </FormDialog>
  );
}

interface LinkFormProps extends Pick<LinkDialogProps, 'targets' | 'onSave'> {
  readonly link: EditedLink | undefined;
}

function LinkForm({ link, targets, onSave }: LinkFormProps) {
  const { t } = useLingui();
  const readTexts = useReadTexts();
  const form = useGuardedForm({
    send: async (values): Promise<EditedLink> => {
      const target = readLinkTarget(values);
      const isEmpty = target.kind === 'address' && target.address === '';
      const texts = readTexts(values, { target: !isEmpty });
      if (target.kind === 'address' && !linkAddress.test(target.address))
        throw new ApiError(422, {
          message: t`Zkontrolujte prosím zadané údaje.`,
          errors: { target: [t`Zadejte cestu, která začíná lomítkem, nebo adresu, která začíná https://.`] },
        });
      return { id: link?.id ?? crypto.randomUUID(), texts, target };
    },
    onDone: onSave,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextFields texts={link?.texts} form={form} />
      <LinkTargetFields targets={targets} target={link?.target} errors={form.errorsOf('target')} />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit">{link ? <Trans>Použít</Trans> : <Trans>Přidat odkaz</Trans>}</Button>
      </p>
    </form>
  );
}
