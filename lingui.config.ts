import { defineConfig } from '@lingui/conf';
import { defaultLocale, locales } from './src/shared/i18n/locales.ts';
import { formatter } from '@lingui/format-po';

// Two catalogues: what the browser loads stays free of the server's texts.
export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    { path: 'src/shared/i18n/languages/{locale}/web', include: ['src/web'] },
    { path: 'src/shared/i18n/languages/{locale}/server', include: ['src/server'] },
  ],
});
