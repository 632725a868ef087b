import { expect, test } from 'vitest';
import * as figures from './figures.ts';

test('R-1.07 has the figures that the specification fixes in section 9', () => {
  expect(figures).toMatchObject({
    ageLimit: 18,
    freeAdverts: 10,
    categoryDepth: 5,
    mostStars: 5,
    lastViewedLimit: 3,
    freeDeliveryAbove: { cz: { amount: 150_000, currency: 'CZK' } },
    deliveryDays: { prague: { min: 1, max: 3 }, elsewhere: { min: 3, max: 5 } },
    defaultDecimals: 2,
    cookieLifeSeconds: { consent: 31_536_000, intro: 14 * 86_400, promo: 86_400, locale: 365 * 86_400 },
    introDelayMs: 3000,
    bannerLifeMs: 30_000,
    pollSeconds: 10,
    reloadGuardMs: 60_000,
    minimumDisplayMs: 200,
    progressThrottleMs: 200,
  });
});
