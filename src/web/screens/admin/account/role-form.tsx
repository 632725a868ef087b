import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { ScopeFields, scopesIn } from '#web/features/scopes/scope-fields.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { AccountDetail, UserGroups } from './account-detail.ts';
import { percentText } from '#web/ui/numbers.ts';

interface RoleFormProps {
  readonly account: AccountDetail;
  readonly groups: UserGroups;
}

/** The user group, the verification and the administrator scopes of a user. Administrators can't change their own. */
export function RoleForm({ account, groups }: RoleFormProps) {
  const { adminAccounts } = browserApi;
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const session = useSession();
  const edited = useEditedVersion(account);
  const { version, watch } = edited;
  /** The form that was sent last: an edit conflict is shown there. */
  const [sent, setSent] = useState<'group' | 'scopes'>();
  const params = { id: account.id };
  const onDone = () => {
    showSnackbar({ text: t`Uloženo.`, tone: 'success' });
    reload();
  };
  const groupForm = useGuardedForm({
    send: (values) => {
      setSent('group');
      const id = Number(values.get('user_group_id'));
      return watch(adminAccounts.setGroup({ params, body: { user_group_id: id === 0 ? null : id, version } }));
    },
    onDone,
  });
  const verifiedForm = useGuardedForm({
    send: (values) => adminAccounts.setVerified({ params, body: { authorized: values.has('authorized') } }),
    onDone,
  });
  const scopeForm = useGuardedForm({
    send: (values) => {
      setSent('scopes');
      return watch(adminAccounts.setScopes({ params, body: { scopes: scopesIn(values), version } }));
    },
    onDone,
  });
  if (session.status !== 'in' || session.session.me.id === account.id) return null;
  const groupField = ({ user_group_id: id }: AccountDetail) => (
    <SelectField
      name="user_group_id"
      label={t`Skupina se slevou`}
      defaultValue={id ?? 0}
      errors={groupForm.errorsOf('user_group_id')}
      className="min-w-56"
    >
      <option value={0}>{t`žádná`}</option>
      {groups.map((group) => (
        <option key={group.id} value={group.id}>
          {group.name} ({percentText(group.discount, locale)})
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      <form {...groupForm.props} className="flex flex-col gap-3">
        <FormFailures form={groupForm} />
        {sent === 'group' && (
          <EditConflict edited={edited} form={groupForm} renderCopy={(row) => <form>{groupField(row)}</form>} />
        )}
        <div className="flex flex-wrap items-end gap-3">
          {groupField(account)}
          <Button type="submit" look="secondary" disabled={groupForm.isSending}>
            <Trans>Uložit skupinu</Trans>
          </Button>
        </div>
      </form>
      {account.state === 'approved' && (
        <form {...verifiedForm.props} className="flex flex-col gap-2">
          <FormFailures form={verifiedForm} />
          <Checkbox
            name="authorized"
            label={t`Ověřený účet: inzeruje bez omezení a bez schvalování`}
            defaultChecked={account.authorized}
          />
          <p>
            <Button type="submit" look="secondary" disabled={verifiedForm.isSending}>
              <Trans>Uložit ověření</Trans>
            </Button>
          </p>
        </form>
      )}
      {session.session.me.scopes.includes('settings') && (
        <form {...scopeForm.props}>
          <FormFailures form={scopeForm} />
          {sent === 'scopes' && (
            <EditConflict
              edited={edited}
              form={scopeForm}
              renderCopy={(row) => (
                <form>
                  <ScopeFields initial={row.scopes} />
                </form>
              )}
            />
          )}
          <ScopeFields initial={account.scopes} errors={scopeForm.errorsOf('scopes')} />
          <p className="mt-2">
            <Button type="submit" look="secondary" disabled={scopeForm.isSending}>
              <Trans>Uložit oprávnění</Trans>
            </Button>
          </p>
        </form>
      )}
    </>
  );
}
