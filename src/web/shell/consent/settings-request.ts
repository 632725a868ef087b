import { createStore } from '#web/ui/store.ts';

/** Whether the cookie settings are open. The cookie bar and the footer open them. */
export const cookieSettings = createStore(false);
