import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { CompanyFields } from '#web/features/company/company-fields.tsx';
import { readCompany, type CompanyData } from '#web/features/company/read-company.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { AccountDetail } from './account-detail.ts';

interface CompanyCorrectionFormProps {
  readonly account: AccountDetail;
  readonly onDone: () => void;
}

export function CompanyCorrectionForm({ account, onDone }: CompanyCorrectionFormProps) {
  const { company, company_id, tax_id, company_address, company_version: version } = account;
  return <Fields id={account.id} data={{ company, company_id, tax_id, company_address, version }} onDone={onDone} />;
}

interface FieldsProps {
  readonly id: number;
  readonly data: CompanyData & { readonly version: string };
  readonly onDone: () => void;
}

function Fields({ id, data, onDone }: FieldsProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(data);
  const form = useGuardedForm({
    send: (values) =>
      edited.watch(
        browserApi.adminAccounts.correctCompany({
          params: { id },
          body: { ...readCompany(values), reason: String(values.get('reason')), version: edited.version },
        }),
      ),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Firemní údaje jsou opraveny.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{t`Uživatel dostane e-mail, že jsme údaje opravili. Vystavené doklady se nezmění.`}</p>
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <Fields id={id} data={row} onDone={() => undefined} />}
      />
      <CompanyFields form={form} data={data} />
      <TextAreaField
        name="reason"
        label={t`Důvod a způsob ověření`}
        help={t`Zůstane v záznamu změn, uživatel ho neuvidí.`}
        errors={form.errorsOf('reason')}
        required
        maxLength={2000}
        rows={3}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Opravit údaje</Trans>
        </Button>
      </p>
    </form>
  );
}
