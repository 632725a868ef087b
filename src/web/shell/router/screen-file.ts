import type { RouteId } from '#shared/i18n/paths.ts';

/**
 * The file of a route's screen, relative to the repository root: `src/web/screens/admin/orders/orders.tsx` for
 * `admin-orders`, `src/web/screens/public/cart/cart.tsx` for `cart`.
 */
export function screenFile(route: RouteId | 'error'): string {
  const [, group, name = group] = /^(account|admin)(?:-(.+))?$/.exec(route) ?? [];
  return group === undefined ? fileIn('public', route) : fileIn(group, name!);
}

function fileIn(group: string, name: string): string {
  return `src/web/screens/${group}/${name}/${name}.tsx`;
}

/** The file of its page, where the browser loads that with the first use (`latePage`). */
export function latePageFile(route: RouteId | 'error'): string {
  return screenFile(route).replace(/\.tsx$/, '-page.tsx');
}
