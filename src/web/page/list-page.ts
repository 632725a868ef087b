import { ApiError } from '#web/api/api-error.ts';
import { notFound } from './screen.ts';

/**
 * Loads a page of a list. If the list no longer has that page, the not-found error carries the path of the first
 * page. If the list itself does not exist, its own error is thrown.
 * @param firstPage local path, including the filters
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
