import { createApiClient } from './client.ts';

/** The browser's API client. Every call carries the address of its page. */
export const browserApi = createApiClient((path, init) =>
  fetch(path, {
    ...init,
    headers: { ...init.headers, 'x-client-url': window.location.href },
    credentials: 'same-origin',
  }),
);
