import { useLingui } from '@lingui/react/macro';
import { mailKinds } from '#shared/mails/kinds.ts';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useMailKindText } from './mail-kind.ts';
import type { ListedMail, MailChoice } from './mail-list.ts';
import { useMailStateTexts } from './mail-state.tsx';

/** Filters of the list of mails, stored in the URL. */
export function MailFilters({ choice }: { choice: MailChoice }) {
  const { t } = useLingui();
  const stateTexts = useMailStateTexts();
  const kindText = useMailKindText();
  return (
    <FilterForm words={choice.q} wordsHint={t`adresát nebo předmět`} resetParams={['mail']}>
      <SelectField label={t`Druh`} name="kind" defaultValue={choice.kind ?? ''}>
        <option value="">{t`všechny`}</option>
        {mailKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindText(kind)}
          </option>
        ))}
      </SelectField>
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
