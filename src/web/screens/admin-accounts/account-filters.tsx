import { Trans, useLingui } from '@lingui/react/macro';
import type { CallInput } from '#shared/contract/endpoint.ts';
import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { changedQuery } from '#web/features/admin/list-query.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export type AccountChoice = CallInput<(typeof adminAccountsContract)['list']>['query'];

const countedAtMost = 1000;

/** Filters of the list of users; they stand in the address. */
export function AccountFilters({ choice, total }: { choice: AccountChoice; total: number }) {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const { navigate } = useNavigation();
  const change = (changes: Record<string, string>) => navigate(`${path}${changedQuery(search, changes)}`);
  return (
    <form
      key={search}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        change({ q: String(new FormData(event.currentTarget).get('q')).trim() });
      }}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <TextField
        label={t`Hledat`}
        name="q"
        type="search"
        defaultValue={choice.q}
        placeholder={t`jméno, e-mail, firma, IČO, telefon`}
        maxLength={100}
        className="min-w-64 grow"
      />
      <SelectField
        label={t`Stav`}
        name="state"
        defaultValue={choice.state ?? ''}
        onChange={(event) => change({ state: event.target.value })}
      >
        <option value="">{t`všechny`}</option>
        <option value="waiting">{t`čeká na schválení`}</option>
        <option value="approved">{t`schválený`}</option>
        <option value="refused">{t`zamítnutý`}</option>
        <option value="blocked">{t`zablokovaný`}</option>
      </SelectField>
      <SelectField
        label={t`Druh`}
        name="kind"
        defaultValue={choice.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value })}
      >
        <option value="">{t`všichni`}</option>
        <option value="person">{t`soukromé osoby`}</option>
        <option value="business">{t`podnikatelé`}</option>
        <option value="verified">{t`ověření`}</option>
        <option value="administrator">{t`správci`}</option>
      </SelectField>
      <SelectField
        label={t`Řadit`}
        name="sort"
        defaultValue={choice.sort ?? 'newest'}
        onChange={(event) => change({ sort: event.target.value })}
      >
        <option value="newest">{t`od nejnovějších`}</option>
        <option value="oldest">{t`od nejstarších`}</option>
        <option value="username">{t`podle jména`}</option>
      </SelectField>
      <Button type="submit" look="secondary">
        <Trans>Hledat</Trans>
      </Button>
      <LinkButton look="quiet" href={`/api/admin/accounts.csv${changedQuery(search, { lang: locale })}`} download>
        <Trans>Stáhnout CSV</Trans>
      </LinkButton>
      <output className="ml-auto self-center text-sm text-muted tabular-nums">
        {total > countedAtMost ? <Trans>více než {countedAtMost} uživatelů</Trans> : <Trans>nalezeno: {total}</Trans>}
      </output>
    </form>
  );
}
