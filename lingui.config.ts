import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Two catalogues: what the browser loads stays free of the server's texts.
export default defineConfig({
  sourceLocale: 'cs',
  locales: ['cs', 'en', 'de'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    { path: 'src/web/locales/{locale}', include: ['src/web'] },
    { path: 'src/server/locales/{locale}', include: ['src/server'] },
  ],
});
