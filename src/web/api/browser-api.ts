import { createApiClient } from './client.ts';

/** `fetch` for calls of the API: every call carries the address of its page. */
export const fetchFromApi = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, {
    ...init,
    headers: { ...init?.headers, 'x-client-url': window.location.href },
    credentials: 'same-origin',
  });

/** The browser's API client. */
export const browserApi = createApiClient(fetchFromApi);
