import type { Row } from '../rows.ts';

/** The listing that was published last before a time, so that older ones remain for what began earlier. */
export function youngestOlderThan(listings: readonly Row[], time: string): Row | undefined {
  return listings
    .filter(({ published_at: at }) => String(at) < time)
    .toSorted((one, other) => String(other.published_at).localeCompare(String(one.published_at)))[0];
}
