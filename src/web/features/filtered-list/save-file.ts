import { ApiError } from '#web/api/api-error.ts';
import { fetchFromApi } from '#web/api/browser-api.ts';

/** Downloads a file of the API, or throws what it answers instead. */
export async function saveFile(href: string): Promise<void> {
  const answer = await fetchFromApi(href);
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})));
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
