import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOwnEndpoint, pushSupport, subscribe } from './this-browser.ts';

let asked = 0;
let answer: NotificationPermission;
const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  asked = 0;
  answer = 'denied';
  register.mockClear();
  const requestPermission = () => {
    asked += 1;
    return Promise.resolve(answer);
  };
  const registration = { pushManager: { getSubscription: () => Promise.resolve(null) } };
  const serviceWorker = { register, getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('window', { PushManager: Object, Notification: Object });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('R-5.06 looking at the browser asks for no permission and registers nothing', async () => {
  expect([pushSupport(), await findOwnEndpoint()]).toEqual(['supported', undefined]);
  expect([asked, register.mock.calls.length]).toEqual([0, 0]);
});

test('R-5.06 a click asks once; a refusal registers nothing', async () => {
  expect(await subscribe('key', 'cs')).toBeUndefined();
  expect([asked, register.mock.calls.length]).toEqual([1, 0]);
});
