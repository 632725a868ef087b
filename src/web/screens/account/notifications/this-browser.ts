import { browserApi } from '#web/api/browser-api.ts';
import type { Notifications } from '#shared/accounts/notifications-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';

const worker = '/push-worker.js';

/** Whether this browser can get pushes, and whether its user has refused them for good. */
export function pushSupport(): 'supported' | 'refused' | 'unsupported' {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'supported';
}

/** The address of this browser's subscription, without asking for anything. */
export async function findOwnEndpoint(): Promise<string | undefined> {
  if (pushSupport() === 'unsupported') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/**
 * Asks for the permission and subscribes this browser. Called by a click only.
 * @returns undefined when the user refuses
 */
export async function subscribe(publicKey: string, locale: Locale): Promise<Notifications | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, after the portal has changed it, cannot be used.
  const old = await pushManager.getSubscription();
  if (old && !isSameKey(old, publicKey)) await old.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  return browserApi.notifications.subscribe({
    body: { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, lang: locale },
  });
}

/** Ends this browser's own subscription. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function isSameKey(subscription: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: used } = subscription.options;
  if (!used) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
