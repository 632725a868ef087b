import type { WalPosition } from './wal-position.ts';

export interface PrimarySample {
  readonly at: number;
  readonly position: WalPosition;
  readonly timeline: number;
  readonly system: string;
  readonly name: string;
}

const mostSamples = 300;

/** Where the primary was lately: how far behind a replica is, in time. */
export interface PrimaryHistory {
  add(sample: PrimarySample): void;
  /** After the primary was away: it may be another server now, whose timeline is not known before it is asked. */
  forget(): void;
  readonly latest: PrimarySample | undefined;
  /** Milliseconds since the primary was known to be beyond the position; 0 while it is not. */
  lagOf(position: WalPosition): number;
}

export function createPrimaryHistory(): PrimaryHistory {
  let samples: PrimarySample[] = [];
  return {
    add(sample) {
      const known = samples.at(-1);
      // Positions of another timeline or server say nothing.
      if (known && (known.timeline !== sample.timeline || known.system !== sample.system)) samples = [];
      samples = [...samples.slice(1 - mostSamples), sample];
    },
    forget() {
      samples = [];
    },
    get latest() {
      return samples.at(-1);
    },
    lagOf(position) {
      const missed = samples.find((sample) => sample.position > position);
      return missed ? samples.at(-1)!.at - missed.at : 0;
    },
  };
}
