import { defaultLocale } from '#shared/i18n/locales.ts';
import { emptyDraft, type AdvertDraft } from './advert-draft.ts';

const keyOf = (name: string) => `advert-draft:${name}`;

/** The draft of an advert: stored in this browser until it is sent or discarded. */
export function findStoredDraft(name: string): AdvertDraft | undefined {
  try {
    const stored = window.localStorage.getItem(keyOf(name));
    if (stored === null) return undefined;
    const draft = JSON.parse(stored) as Partial<AdvertDraft>;
    // A draft stored by an older version may lack a field.
    return { ...emptyDraft(defaultLocale, 'CZK'), ...draft };
  } catch {
    return undefined;
  }
}

export function storeDraft(name: string, draft: AdvertDraft): void {
  try {
    window.localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked: then a reload loses the draft.
  }
}

export function dropDraft(name: string): void {
  try {
    window.localStorage.removeItem(keyOf(name));
  } catch {
    // Blocked storage has no draft to remove.
  }
}
