import { createApiClient } from './client.ts';

/** The client of the browser. Every call says from which page it comes. */
export const browserApi = createApiClient((path, init) =>
  fetch(path, {
    ...init,
    headers: { ...init.headers, 'x-client-url': window.location.href },
    credentials: 'same-origin',
  }),
);
