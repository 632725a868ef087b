import { createStore } from '#web/ui/store.ts';
import { createApiClient } from './client.ts';

/** A server process that dies may leave its connections without an answer. */
const longestCallMs = 30_000;

/** The number of successful changes by calls of the administration so far: what waits in its queues may be different. */
export const adminChanges = createStore(0);

/** `fetch` for calls of the API: every call carries the address of its page and ends after 30 s. */
export const fetchFromApi = async (path: string, init?: RequestInit): Promise<Response> => {
  const answer = await fetch(path, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(longestCallMs),
    headers: { ...init?.headers, 'x-client-url': window.location.href },
    credentials: 'same-origin',
  });
  if (answer.ok && path.startsWith('/api/admin/') && (init?.method ?? 'GET') !== 'GET')
    adminChanges.set(adminChanges.read() + 1);
  return answer;
};

/** The browser's API client. */
export const browserApi = createApiClient(fetchFromApi);
