import { ApiError } from '#web/api/api-error.ts';
import { detailIn } from './use-detail.ts';

/** Loads the row that the query opens beside the list; undefined if there is none, or it has gone. */
export async function loadOpened<Data>(
  query: URLSearchParams,
  load: (id: number) => Promise<Data>,
): Promise<Data | undefined> {
  const id = detailIn(query);
  if (id === undefined) return undefined;
  try {
    return await load(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
