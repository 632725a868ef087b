import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { changedQuery } from '#web/features/admin/list-query.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { QueueChoice } from './admin-adverts.tsx';

/** Filters of the queue; they stand in the address. */
export function QueueFilters({ choice }: { choice: QueueChoice }) {
  const { t } = useLingui();
  const { path, search, shell } = usePage();
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
        placeholder={t`název inzerátu nebo uživatel`}
        maxLength={100}
        className="min-w-56 grow"
      />
      <SelectField
        label={t`Druh`}
        name="kind"
        defaultValue={choice.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value })}
      >
        <option value="">{t`všechno`}</option>
        <option value="new">{t`nové inzeráty`}</option>
        <option value="change">{t`změny`}</option>
      </SelectField>
      <SelectField
        label={t`Kategorie`}
        name="category"
        defaultValue={String(choice.category ?? '')}
        onChange={(event) => change({ category: event.target.value })}
        className="max-w-72"
      >
        <option value="">{t`všechny`}</option>
        {listed(shell.tree).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {'\u00a0\u00a0'.repeat(depth)}
            {name}
          </option>
        ))}
      </SelectField>
      {choice.seller !== undefined && <input type="hidden" name="seller" value={String(choice.seller)} />}
      <Button type="submit" look="secondary">
        <Trans>Hledat</Trans>
      </Button>
      {choice.seller !== undefined && (
        <LinkButton look="quiet" href={`${path}${changedQuery(search, { seller: undefined })}`}>
          <Trans>Od všech autorů</Trans>
        </LinkButton>
      )}
    </form>
  );
}

function listed(tree: readonly CategoryNode[], depth = 0): { id: number; name: string; depth: number }[] {
  return tree.flatMap(({ id, name, subcategories }) => [{ id, name, depth }, ...listed(subcategories, depth + 1)]);
}
