import { useLingui } from '@lingui/react/macro';
import { FilterForm } from '#web/features/admin/filter-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ListedMail, MailChoice } from './admin-mail.tsx';
import { useMailStateTexts } from './mail-state.tsx';

/** Filters of the list of mails; they stand in the address. */
export function MailFilters({ choice }: { choice: MailChoice }) {
  const { t } = useLingui();
  const stateTexts = useMailStateTexts();
  return (
    <FilterForm words={choice.q} wordsHint={t`adresát nebo předmět`} left={['mail']}>
      <TextField label={t`Druh`} name="kind" defaultValue={choice.kind} maxLength={60} />
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechny`}</option>
        {(Object.keys(stateTexts) as ListedMail['state'][]).map((state) => (
          <option key={state} value={state}>
            {stateTexts[state]}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
