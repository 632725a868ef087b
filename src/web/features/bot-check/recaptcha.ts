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

/** Somebody waits for the token at a form. */
const timeLimitMs = 8000;

/** Whether the last attempt to have it failed. */
export const isRecaptchaAway = createStore(false);

let loading: Promise<Recaptcha> | undefined;

/** Loads Google's script, once a page; after a failure the next want tries again. @throws when it can't be had */
export function loadRecaptcha({ scriptUrl }: BotCheckService): Promise<Recaptcha> {
  loading ??= addScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    isRecaptchaAway.set(true);
    throw error;
  });
  return loading;
}

/** @throws when none can be had in time */
export async function makeToken(service: BotCheckService, action: BotAction): Promise<string> {
  try {
    const made = loadRecaptcha(service).then((recaptcha) => recaptcha.execute(service.siteKey, { action }));
    const token = await Promise.race([made, tooLate()]);
    isRecaptchaAway.set(false);
    return token;
  } catch (error) {
    isRecaptchaAway.set(true);
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

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA made no token in time')), timeLimitMs);
  });
}
