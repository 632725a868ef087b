import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite wraps every dynamic import to preload its dependencies and styles. We preload none (see vite.config.ts): the
 * import alone is enough.
 */
export const withoutPreloadHelper: Plugin = {
  name: 'karafa-without-preload-helper',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
};
