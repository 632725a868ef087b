import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { locales } from '#shared/i18n/locales.ts';
import '#shared/i18n/personal-paths.ts';
import { isPersonalRoute, knownRoutes } from '#shared/i18n/paths.ts';
import { readAssets } from '#server/pages/assets.ts';
import type { Figure } from './figure.ts';

/** Pages of the account and the administration hold tables and editors, and nobody comes to them first. */
const budgetKb = { public: 105, personal: 120 };

/** Script that each page loads, gzip, the largest language. */
export async function benchScripts(): Promise<Figure[]> {
  const assetsOf = readAssets('dist/client');
  return knownRoutes().map((route) => {
    const sizes = locales.map((locale) => {
      const { script, preloads } = assetsOf(route, locale);
      return [script, ...preloads]
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + gzipSync(readFileSync(`dist/client${file}`), { level: 9 }).length, 0);
    });
    const most = budgetKb[isPersonalRoute(route) ? 'personal' : 'public'];
    const kb = Math.max(...sizes) / 1000;
    return {
      name: `script of ${route}`,
      value: `${kb.toFixed(1)} kB gz`,
      baseline: '',
      budget: `≤ ${most} kB`,
      isWithinBudget: kb <= most,
    };
  });
}
