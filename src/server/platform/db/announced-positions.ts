import type { WalPosition } from './wal-position.ts';

/** Limit of remembered tags; above it all count as changed. */
const mostTags = 10_000;

/** Where in the log the last announced change of each tag is. */
export interface AnnouncedPositions {
  /** @param position after the change; undefined: the feed broke, and until it says `all` again changes are not heard */
  hear(tags: readonly string[], position?: WalPosition): void;
  /** Changes are heard. */
  readonly isHearing: boolean;
  /** Whether one of the tags, or anything at all, was announced after the position. True before the feed has begun. */
  isAfter(position: WalPosition, tags?: readonly string[]): boolean;
}

export function createAnnouncedPositions(): AnnouncedPositions {
  const positions = new Map<string, WalPosition>();
  let all: WalPosition | undefined;
  let latest: WalPosition | undefined;
  let isHearing = false;

  return {
    hear(tags, position) {
      isHearing = position !== undefined;
      if (position === undefined) return;
      // Not the greater one: the primary that has taken over may be behind the one that was lost.
      latest = position;
      for (const tag of tags) positions.set(tag, position);
      if (!tags.includes('all') && positions.size <= mostTags) return;
      all = position;
      positions.clear();
    },
    get isHearing() {
      return isHearing;
    },
    isAfter(position, tags) {
      if (all === undefined || latest === undefined) return true;
      if (tags === undefined) return latest > position;
      return all > position || tags.some((tag) => (positions.get(tag) ?? 0n) > position);
    },
  };
}
