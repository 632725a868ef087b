import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { Redirect } from '#web/page/screen.ts';
import { runMiddleware } from './middleware.ts';

test('R-2.39 pages for guests redirect logged-in users home, in their language', () => {
  expect(() => runMiddleware(['guests-only'], { isLoggedIn: false, locale: 'de' })).not.toThrow();
  expect(() => runMiddleware(['guests-only'], { isLoggedIn: true, locale: 'de' })).toThrow(new Redirect('/de', 302));
});

test('R-8.06 an unknown middleware is an error with status 500', () => {
  const visit = () => runMiddleware(['guests-only', 'members-only'], { isLoggedIn: false, locale: 'cs' });
  expect(visit).toThrow(new ApiError(500, { message: 'Unknown middleware members-only' }));
});
