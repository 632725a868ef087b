import { ApiError } from '#web/api/client.ts';
import { notFound } from './screen.ts';

/**
 * A page of a list. Where the list has fewer pages by now, the error names its first one; where there is no list at all,
 * asking for that one fails as it does.
 * @param firstPage local path, with what narrows the list
 */
export function loadListPage<Answer>(
  page: number,
  firstPage: string,
  ask: (page: number) => Promise<Answer>,
): Promise<Answer> {
  return ask(page).catch(async (error: unknown) => {
    if (page === 1 || !(error instanceof ApiError) || error.status !== 404) throw error;
    await ask(1);
    throw notFound(firstPage);
  });
}
