import type { BotAction } from '#shared/contract/endpoint.ts';
import type { BotCheckService } from '#web/page/page-state.ts';
import { createStore } from '#web/ui/store.ts';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** A user is waiting for the form to be sent. */
const timeLimitMs = 8000;

/** Whether the last attempt to load the script or make a token failed. */
export const hasRecaptchaFailed = createStore(false);

let loading: Promise<Recaptcha> | undefined;

/**
 * Loads Google's script once per page; after a failure the next call retries.
 * @throws if it can't be loaded
 */
export function loadRecaptcha({ scriptUrl }: BotCheckService): Promise<Recaptcha> {
  loading ??= addScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    hasRecaptchaFailed.set(true);
    throw error;
  });
  return loading;
}

/** @throws if no token can be made in time */
export async function makeToken(service: BotCheckService, action: BotAction): Promise<string> {
  try {
    const made = loadRecaptcha(service).then((recaptcha) => recaptcha.execute(service.siteKey, { action }));
    const token = await Promise.race([made, timeout()]);
    hasRecaptchaFailed.set(false);
    return token;
  } catch (error) {
    hasRecaptchaFailed.set(true);
    throw error;
  }
}

function addScript(url: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The script brought no reCAPTCHA'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of reCAPTCHA did not come'));
    };
    document.head.append(script);
  });
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA made no token in time')), timeLimitMs);
  });
}
