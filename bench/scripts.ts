import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { locales } from '#shared/i18n/locales.ts';
import '#shared/i18n/personal-paths.ts';
import { isPersonalRoute, knownRoutes, type RouteId } from '#shared/i18n/paths.ts';
import { readAssets } from '#server/pages/assets.ts';
import type { Figure } from './figure.ts';

/**
 * Pages of the account hold lists and editors, and nobody comes to them first. Those of the administration hold tables,
 * filters and dialogs of decisions, and people work with them all day.
 */
const budgetKb = { public: 105, account: 120, administration: 140 };

function areaOf(route: RouteId): keyof typeof budgetKb {
  if (!isPersonalRoute(route)) return 'public';
  return route.startsWith('admin') ? 'administration' : 'account';
}

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
    const most = budgetKb[areaOf(route)];
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
