import { Trans } from '@lingui/react/macro';
import { adminLists, hiddenParam } from '#shared/admin-lists/lists.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { useColumnTexts } from './column-texts.ts';
import { useHiddenColumns, type ListState } from './list-state.ts';

/** The columns of a list. What is chosen is remembered, and no longer said by the address. */
export function ColumnForm({ state, onDone }: { state: ListState; onDone: () => void }) {
  const { list } = state;
  const { path, search } = usePage();
  const { navigate, reload } = useNavigation();
  const texts = useColumnTexts(list);
  const hidden = useHiddenColumns(state);
  const columns: readonly string[] = adminLists[list].columns;
  const page = new URLSearchParams(search).get('page') ?? undefined;
  const form = useForm({
    send: (values) =>
      browserApi.adminLists.setColumns({
        params: { list },
        body: { hidden_columns: columns.filter((column) => !values.has(column)) },
      }),
    onDone: async () => {
      const query = changedQuery(search, { [hiddenParam]: undefined, page });
      if (query === search) await reload();
      else navigate(`${path}${query}`, { replace: true, keepScroll: true });
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <fieldset>
        <legend className="mb-1 text-sm text-muted">
          <Trans>Sloupec, podle kterého řádek poznáte, zůstává vždy.</Trans>
        </legend>
        {columns.map((column) => (
          <Checkbox key={column} name={column} label={texts[column]} defaultChecked={!hidden.includes(column)} />
        ))}
      </fieldset>
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onDone}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
