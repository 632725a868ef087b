import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { StoredContent } from '../content/stored-content.ts';

/** What an administrator has seen before hiding, restoring or changing an advert: its version covers all of it. */
export function versioned(
  advert: { readonly state: AdvertState; readonly hidden_at: Date | null; readonly hidden_reason: string | null },
  content: StoredContent,
) {
  return { state: advert.state, hidden_at: advert.hidden_at, hidden_reason: advert.hidden_reason, content };
}
