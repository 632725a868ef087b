import { decodedPart } from '../decoded-part.ts';

/** Cookies that the browser sets itself. */
export const ageCookie = 'age-confirmed';
/** `hidden` once the visitor has chosen. */
export const consentCookie = 'cookies-show';
/** The allowed kinds, e.g. `technical.analytical`. */
export const consentChoiceCookie = 'cookie-consent';
export const introCookie = 'intro-popup';
export const promoCookie = 'promo-banner';
export const currencyCookie = 'currencyId';
export const localeCookie = 'locale';

/** Sets a cookie for the whole site. Browser only. */
export function setCookie(name: string, value: string, lifeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifeSeconds}; samesite=lax${secure}`;
}

export function findCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodedPart(found.slice(name.length + 1));
}
