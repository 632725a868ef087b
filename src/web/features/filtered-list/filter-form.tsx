import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { changedQuery } from './list-query.ts';

interface FilterFormProps {
  /** The search text. */
  readonly words: string | undefined;
  readonly wordsHint: string;
  /** Query parameters that are reset by a new choice. */
  readonly resetParams?: readonly string[];
  /** Query parameters that are not filters, such as the chosen tab. */
  readonly otherParams?: readonly string[];
  /** Fields named after their query parameters. */
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** Filters of a list, stored in the URL. Select elements apply at once, text fields on submit. */
export function FilterForm({ words, wordsHint, resetParams = [], otherParams = [], children, aside }: FilterFormProps) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const choose = (form: HTMLFormElement) => {
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
    const changes = Object.fromEntries([...resetParams.map((name) => [name, undefined] as const), ...values]);
    navigate(`${path}${changedQuery(search, changes)}`);
  };
  const filters = [...new URLSearchParams(search).keys()].filter(
    (name) => name !== 'page' && !otherParams.includes(name),
  );
  const unfiltered = Object.fromEntries(filters.map((name) => [name, undefined]));
  return (
    <form
      key={search}
      action={path}
      onChange={(event) => event.target instanceof HTMLSelectElement && choose(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <TextField
        label={t`Hledat`}
        name="q"
        type="search"
        defaultValue={words}
        placeholder={wordsHint}
        maxLength={100}
        className="min-w-56 grow"
      />
      {children}
      <Button type="submit" look="secondary">
        <Trans>Hledat</Trans>
      </Button>
      {filters.length > 0 && (
        <LinkButton look="quiet" href={`${path}${changedQuery(search, unfiltered)}`}>
          <Trans>Zrušit filtry</Trans>
        </LinkButton>
      )}
      {aside}
    </form>
  );
}
