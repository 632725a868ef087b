import { lazyPart } from '#web/page/i18n.ts';

const load = lazyPart(() => import('./search-parts.ts'));
export type Parts = Awaited<ReturnType<typeof load>>;

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;

/** Loads the parts' chunk in advance, so that they render at once. Most pages of results don't need it. */
export async function loadParts(): Promise<void> {
  loaded = await load();
}

export function partsOrPromise(): Parts | Promise<Parts> {
  return loaded ?? (loading ??= load());
}
