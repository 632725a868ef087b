/** What decides when a banner is seen. Times are ISO; without one the period is open. */
export interface QueuedBanner {
  readonly shown_from: string | null;
  readonly shown_to: string | null;
  readonly is_active: boolean;
}

export interface BannerWait<Banner extends QueuedBanner> {
  /** The banner that is seen at the start of the period instead. */
  readonly behind: Banner;
  /** When this one is seen first; undefined: never. */
  readonly from: Date | undefined;
}

/**
 * Why a banner is not seen from the start of its period: a place shows only the first running banner of its group.
 * Undefined: it does not wait, or its period is over.
 * @param ahead the banners before it in its group, in order
 */
export function bannerWait<Banner extends QueuedBanner>(
  { shown_from: from, shown_to: to }: Omit<QueuedBanner, 'is_active'>,
  ahead: readonly Banner[],
  now: Date,
): BannerWait<Banner> | undefined {
  const end = timeOf(to, Infinity);
  const start = Math.max(timeOf(from, -Infinity), now.getTime());
  if (start >= end) return undefined;
  const shownAt = (time: number) =>
    ahead.find(
      (each) => each.is_active && timeOf(each.shown_from, -Infinity) <= time && time < timeOf(each.shown_to, Infinity),
    );
  const behind = shownAt(start);
  if (!behind) return undefined;
  let free = start;
  for (let blocking: Banner | undefined = behind; blocking && free < end; blocking = shownAt(free))
    free = timeOf(blocking.shown_to, Infinity);
  return { behind, from: free < end ? new Date(free) : undefined };
}

function timeOf(time: string | null, open: number): number {
  return time === null ? open : new Date(time).getTime();
}
