import type { MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { changedQuery, displayParams } from './list-query.ts';
import { saveFile } from './save-file.ts';
import { useAction } from '#web/features/decisions/use-action.ts';

const notFilters = Object.fromEntries(displayParams.map((name) => [name, undefined]));

interface CsvLinkProps {
  /** The list's name in the URL: `/api/admin/{list}.{format}`. */
  readonly list: string;
  readonly format?: 'csv' | 'xlsx';
  /** A query parameter of the page that is not a filter. */
  readonly leftOut?: string;
}

/** Downloads the filtered list as a table. Uses `fetch`, because a plain link would not show the server's error. */
export function CsvLink({ list, format = 'csv', leftOut }: CsvLinkProps) {
  const { locale, search } = usePage();
  const { isRunning, run } = useAction();
  const changes = { ...notFilters, lang: locale, ...(leftOut !== undefined && { [leftOut]: undefined }) };
  const href = `/api/admin/${list}.${format}${changedQuery(search, changes)}`;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isRunning) void run(() => saveFile(href));
  };
  return (
    <LinkButton look="quiet" size="small" href={href} download aria-disabled={isRunning || undefined} onClick={onClick}>
      {format === 'csv' ? <Trans>Stáhnout CSV</Trans> : <Trans>Stáhnout XLSX</Trans>}
    </LinkButton>
  );
}
