import type { Banner } from '#shared/content/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** Counts a click on a banner. Nothing waits for it, and a lost one does not matter. */
export function countClick({ id }: Banner): void {
  browserApi.content.countBannerClick({ params: { id } }).catch(() => undefined);
}
