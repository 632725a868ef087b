import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { redirect } from '#web/page/screen.ts';

interface Visit {
  readonly isLoggedIn: boolean;
  readonly locale: Locale;
}

/** Checks that screens name in `middleware`. A check lets the visit pass or throws. */
const checks: Readonly<Record<string, (visit: Visit) => void>> = {
  /** Logged-in users are redirected home. */
  'guests-only': ({ isLoggedIn, locale }) => {
    if (isLoggedIn) throw redirect(routePath('home', locale), 302);
  },
};

/**
 * @throws Redirect from a check, ApiError with status 500 for an unknown name
 */
export function runMiddleware(names: readonly string[], visit: Visit): void {
  for (const name of names) {
    const check = checks[name];
    if (!check) throw new ApiError(500, { message: `Unknown middleware ${name}` });
    check(visit);
  }
}
