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
const budgetKb = { public: 95, account: 120, administration: 140 };
/** With the code that a public page loads with its first use. */
const usedBudgetKb = 107;

function areaOf(route: RouteId): keyof typeof budgetKb {
  if (!isPersonalRoute(route)) return 'public';
  return route.startsWith('admin') ? 'administration' : 'account';
}

/** Script that each page loads, gzip, the largest language. */
export async function benchScripts(): Promise<Figure[]> {
  const assetsOf = readAssets('dist/client');
  return knownRoutes().flatMap((route) => {
    const assets = locales.map((locale) => assetsOf(route, locale));
    const first = assets.map(({ script, preloads }) => kbOf([script, ...preloads]));
    const used = assets.map(({ script, preloads, late }) => kbOf([script, ...preloads, ...late]));
    const isLate = assets.some(({ late }) => late.length > 0);
    return [
      figure(`script of ${route}`, first, budgetKb[areaOf(route)]),
      ...(isLate ? [figure(`script of ${route}, once used`, used, usedBudgetKb)] : []),
    ];
  });
}

function kbOf(files: readonly string[]): number {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return (
    scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/client${file}`), { level: 9 }).length, 0) / 1000
  );
}

function figure(name: string, sizesKb: readonly number[], most: number): Figure {
  const kb = Math.max(...sizesKb);
  return {
    name,
    value: `${kb.toFixed(1)} kB gz`,
    baseline: '',
    budget: `≤ ${most} kB`,
    isWithinBudget: kb <= most,
  };
}
