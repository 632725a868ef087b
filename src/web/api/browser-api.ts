import { createApiClient } from './client.ts';

/** A server process that dies may leave its connections without an answer. */
const longestCallMs = 30_000;

/** `fetch` for calls of the API: every call carries the address of its page and ends after 30 s. */
export const fetchFromApi = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(longestCallMs),
    headers: { ...init?.headers, 'x-client-url': window.location.href },
    credentials: 'same-origin',
  });

/** The browser's API client. */
export const browserApi = createApiClient(fetchFromApi);
