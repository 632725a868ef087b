import { createApiClient } from './client.ts';
import { noteBuild } from './served-build.ts';

/** A server process that dies may leave its connections without an answer. */
const longestCallMs = 30_000;

const adminListeners = new Set<() => void>();

/** Tells of each successful change by a call of the administration: what waits in its queues may be different. */
export function onAdminChange(listener: () => void): () => void {
  adminListeners.add(listener);
  return () => adminListeners.delete(listener);
}

/** `fetch` for calls of the API: every call carries the address of its page and ends after 30 s. */
export const fetchFromApi = async (path: string, init?: RequestInit): Promise<Response> => {
  const answer = await fetch(path, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(longestCallMs),
    headers: { ...init?.headers, 'x-client-url': window.location.href },
    credentials: 'same-origin',
  });
  noteBuild(answer);
  if (answer.ok && path.startsWith('/api/admin/') && (init?.method ?? 'GET') !== 'GET')
    for (const listener of adminListeners) listener();
  return answer;
};

/** The browser's API client. */
export const browserApi = createApiClient(fetchFromApi);
