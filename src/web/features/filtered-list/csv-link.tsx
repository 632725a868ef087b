import type { MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { changedQuery } from './list-query.ts';
import { useAction } from '#web/features/decisions/use-action.ts';

interface CsvLinkProps {
  /** As its address names it: `/api/admin/{list}.csv`. */
  readonly list: string;
  /** What of the page's query is no filter. */
  readonly leftOut?: string;
}

/**
 * Saves the list of the page, as its filters choose it, as a file. A browser that follows the link itself would not show
 * why a file was refused.
 */
export function CsvLink({ list, leftOut }: CsvLinkProps) {
  const { locale, search } = usePage();
  const { isRunning, run } = useAction();
  const changes = { lang: locale, ...(leftOut !== undefined && { [leftOut]: undefined }) };
  const href = `/api/admin/${list}.csv${changedQuery(search, changes)}`;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isRunning) void run(() => saveFile(href));
  };
  return (
    <LinkButton look="quiet" href={href} download aria-disabled={isRunning || undefined} onClick={onClick}>
      <Trans>Stáhnout CSV</Trans>
    </LinkButton>
  );
}

async function saveFile(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
