import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBranch, AdminClosure } from '#shared/delivery/admin-branches-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteDialog } from '#web/features/decisions/delete-dialog.tsx';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface ClosureListProps {
  readonly branches: readonly AdminBranch[];
  readonly closures: readonly AdminClosure[];
}

/** Days on which one branch or all of them are closed despite their regular hours. */
export function ClosureList({ branches, closures }: ClosureListProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [isAdding, setIsAdding] = useState(false);
  const [deleted, setDeleted] = useState<AdminClosure>();
  const placeOf = ({ branch_id: id }: AdminClosure) =>
    id === null ? t`všechny prodejny` : (branches.find((branch) => branch.id === id)?.town ?? '');
  const dayOf = ({ day }: AdminClosure) => formatDate(`${day}T12:00:00Z`, locale);
  return (
    <section aria-labelledby="closures" className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="closures" className="text-xl">
          <Trans>Mimořádně zavřeno</Trans>
        </h2>
        <Button size="small" look="secondary" onClick={() => setIsAdding(true)}>
          <Trans>Přidat den</Trans>
        </Button>
      </div>
      {closures.length === 0 ? (
        <p className="text-muted">
          <Trans>Žádný takový den není naplánovaný. Se svátky a víkendy počítáme automaticky.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded border border-line bg-surface">
          {closures.map((closure) => {
            const day = dayOf(closure);
            return (
              <li key={closure.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
                <span>
                  <strong className="font-semibold">{day}</strong> {placeOf(closure)}
                  {closure.note !== '' && <span className="text-muted"> · {closure.note}</span>}
                </span>
                <Button size="small" look="quiet" aria-label={t`Smazat ${day}`} onClick={() => setDeleted(closure)}>
                  <Trans>Smazat</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <FormDialog isOpen={isAdding} onClose={() => setIsAdding(false)} title={t`Mimořádně zavřít`}>
        <ClosureForm branches={branches} onDone={() => setIsAdding(false)} />
      </FormDialog>
      <DeleteDialog
        title={t`Znovu otevřít`}
        name={deleted && `${dayOf(deleted)} ${placeOf(deleted)}`}
        onClose={() => setDeleted(undefined)}
        onDelete={() => browserApi.adminBranches.deleteClosure({ params: { id: deleted!.id } })}
      />
    </section>
  );
}

interface ClosureFormProps {
  readonly branches: readonly AdminBranch[];
  /** The preselected branch; all branches if missing. */
  readonly branchId?: number | undefined;
  readonly onDone: () => void;
}

export function ClosureForm({ branches, branchId, onDone }: ClosureFormProps) {
  const { t } = useLingui();
  const form = useSavingForm((values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const branch = text('branch_id');
    return browserApi.adminBranches.addClosure({
      body: { branch_id: branch === '' ? null : Number(branch), day: text('day'), note: text('note') },
    });
  }, onDone);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <SelectField
        label={t`Prodejna`}
        name="branch_id"
        defaultValue={branchId ?? ''}
        errors={form.errorsOf('branch_id')}
      >
        <option value="">{t`všechny prodejny`}</option>
        {branches.map(({ id, town, street }) => (
          <option key={id} value={id}>
            {town}, {street}
          </option>
        ))}
      </SelectField>
      <TextField label={t`Den`} name="day" type="date" errors={form.errorsOf('day')} required />
      <TextField
        label={t`Poznámka`}
        name="note"
        help={t`Uvidí ji zákazníci, například „Inventura“.`}
        errors={form.errorsOf('note')}
        maxLength={200}
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
