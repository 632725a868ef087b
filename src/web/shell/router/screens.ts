import { isPersonalRoute, type RouteId } from '#shared/i18n/paths.ts';
import type { AnyScreen } from '#web/page/screen.ts';

/**
 * The screen of a route. The lists of all screens are modules of their own: public pages do not load that of personal
 * screens, and the first page loads none.
 * @param file of the screen, as the server names it for the first page
 */
export async function loadScreen(route: RouteId | 'error', file?: string): Promise<AnyScreen> {
  if (route !== 'error' && isPersonalRoute(route)) {
    const { personalScreens } = await import('./personal-screens.ts');
    return (await personalScreens[route]()).screen;
  }
  if (file !== undefined) return ((await import(/* @vite-ignore */ file)) as { screen: AnyScreen }).screen;
  const { publicScreens } = await import('./public-screens.ts');
  return (await publicScreens[route]()).screen;
}
