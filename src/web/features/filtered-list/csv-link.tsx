import type { MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { fetchFromApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { changedQuery } from './list-query.ts';
import { useAction } from '#web/features/decisions/use-action.ts';

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
  const changes = { lang: locale, ...(leftOut !== undefined && { [leftOut]: undefined }) };
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

async function saveFile(href: string): Promise<void> {
  const answer = await fetchFromApi(href);
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
