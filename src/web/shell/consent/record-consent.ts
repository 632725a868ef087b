import { cookieWording } from '#shared/privacy/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { Consent } from './consent.ts';

/** Identifies the choices of a browser, to prove them. */
const visitorKey = 'consent-visitor';

/** Records a choice on the server. The choice is valid without it, so a failure is not shown. */
export async function recordConsent(consent: Consent): Promise<void> {
  try {
    const visitor = localStorage.getItem(visitorKey) ?? crypto.randomUUID();
    localStorage.setItem(visitorKey, visitor);
    const body = { key: crypto.randomUUID(), visitor, choice: [...consent], wording: cookieWording };
    await browserApi.consents.record({ body });
  } catch {
    // No storage, or no connection.
  }
}
