import { defaultLocale } from '#shared/i18n/locales.ts';
import { emptyDraft, type AdvertDraft } from './advert-draft.ts';

const keyOf = (name: string) => `advert-draft:${name}`;

/** A half-written advert: stays in this browser until it is sent or thrown away. */
export function findStoredDraft(name: string): AdvertDraft | undefined {
  try {
    const kept = window.localStorage.getItem(keyOf(name));
    if (kept === null) return undefined;
    const draft = JSON.parse(kept) as Partial<AdvertDraft>;
    // One that an older version kept may lack a field.
    return { ...emptyDraft(defaultLocale, 'CZK'), ...draft };
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: AdvertDraft): void {
  try {
    window.localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: then a reload begins anew.
  }
}

export function dropDraft(name: string): void {
  try {
    window.localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
