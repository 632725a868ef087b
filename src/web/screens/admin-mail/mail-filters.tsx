import { Trans, useLingui } from '@lingui/react/macro';
import { changedQuery } from '#web/features/admin/list-query.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ListedMail, MailChoice } from './admin-mail.tsx';
import { useMailStateTexts } from './mail-state.tsx';

/** Filters of the list of mails; they stand in the address. */
export function MailFilters({ choice }: { choice: MailChoice }) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const stateTexts = useMailStateTexts();
  const change = (changes: Record<string, string>) =>
    navigate(`${path}${changedQuery(search, { mail: undefined, ...changes })}`);
  return (
    <form
      key={search}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        change({ q: String(values.get('q')).trim(), kind: String(values.get('kind')).trim() });
      }}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <TextField
        label={t`Hledat`}
        name="q"
        type="search"
        defaultValue={choice.q}
        placeholder={t`adresát nebo předmět`}
        maxLength={100}
        className="min-w-56 grow"
      />
      <TextField label={t`Druh`} name="kind" defaultValue={choice.kind} maxLength={60} />
      <SelectField
        label={t`Stav`}
        name="state"
        defaultValue={choice.state ?? ''}
        onChange={(event) => change({ state: event.target.value })}
      >
        <option value="">{t`všechny`}</option>
        {(Object.keys(stateTexts) as ListedMail['state'][]).map((state) => (
          <option key={state} value={state}>
            {stateTexts[state]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="secondary">
        <Trans>Hledat</Trans>
      </Button>
    </form>
  );
}
