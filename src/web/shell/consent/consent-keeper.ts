import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { consentChoiceCookie, consentCookie, findCookie, setCookie } from './cookies.ts';
import { consentSignals, formatConsent, parseConsent, type Consent, type ConsentSignals } from './consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let hasStarted = false;
let isTagManagerLoaded = false;

/** Denies everything first, then applies the choice of an earlier visit. Call once, in the browser. */
export function startConsent(tagManagerId: string | undefined): void {
  if (hasStarted) return;
  hasStarted = true;
  gtag('consent', 'default', { ...consentSignals(undefined), wait_for_update: 500 });
  const stored = findConsent();
  if (stored) applyConsent(stored, tagManagerId);
}

export function findConsent(): Consent | undefined {
  return parseConsent(findCookie(consentChoiceCookie));
}

/** Stores the choice, hides the cookie bar permanently and updates the signals. */
export function keepConsent(consent: Consent, tagManagerId: string | undefined): void {
  setCookie(consentChoiceCookie, formatConsent(consent), cookieLifeSeconds.consent);
  setCookie(consentCookie, 'hidden', cookieLifeSeconds.consent);
  document.documentElement.dataset.consent = 'given';
  applyConsent(consent, tagManagerId);
}

function applyConsent(consent: Consent, tagManagerId: string | undefined): void {
  gtag('consent', 'update', consentSignals(consent));
  window.dataLayer!.push({ event: 'consent_update' });
  // No script of Google is loaded if only technical cookies are allowed.
  if (tagManagerId && consent.size > 0) loadTagManager(tagManagerId);
}

function loadTagManager(id: string): void {
  if (isTagManagerLoaded) return;
  isTagManagerLoaded = true;
  window.dataLayer!.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

type ConsentCommand = [
  command: 'consent',
  kind: 'default' | 'update',
  signals: ConsentSignals & { wait_for_update?: number },
];

/** Google only accepts commands as `arguments` objects, not as arrays. */
function gtag(..._command: ConsentCommand): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}
