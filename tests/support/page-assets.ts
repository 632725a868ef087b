import type { Assets } from '#web/shell/document/document.tsx';

/** Files of a page, where a test does not care which. */
export const pageAssets: Assets = {
  build: 'abc',
  script: '/main.js',
  styles: [],
  fonts: [],
  preloads: [],
  screen: '/screen.js',
  texts: '/texts.js',
  late: [],
};
