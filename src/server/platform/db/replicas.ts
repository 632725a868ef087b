import type { Log } from '../log/log.ts';
import type { Made } from '../tagged-cache.ts';
import { createAnnouncedPositions } from './announced-positions.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPrimaryHistory } from './primary-history.ts';
import { inScope, onPrimary, type ReadScope } from './read-scope.ts';
import { openReplica, type LeftOut, type Replica } from './replica.ts';
import { parseWalPosition, type WalPosition } from './wal-position.ts';
import { repeat, watchServer } from './watched-server.ts';

/** Streaming replicas, to which reads of public content go. Features do not know about them (`read-scope.ts`). */
export interface Replicas {
  /** Reads for an answer that may be some moments old: from a replica, or from the primary while none is usable. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Reads for what will be cached. What a replica answered is read again from the primary when a change of one of its tags was
   * announced that the replica had not replayed before.
   */
  make<Value>(work: () => Promise<Made<Value>>): Promise<Made<Value>>;
  states(): readonly ReplicaState[];
  close(): Promise<void>;
}

export interface ReplicaState {
  readonly name: string;
  readonly whyLeftOut: LeftOut | undefined;
  readonly lagMs: number | undefined;
}

interface ReplicaOptions {
  readonly urls: readonly string[];
  /** The server that the replicas follow. */
  readonly directUrl: string;
  readonly isPooled: boolean;
  /** Connections to each replica. */
  readonly max: number;
  readonly changes: ChangeFeed;
  readonly log: Log;
}

const sampleEveryMs = 1000;

export function openReplicas({ urls, directUrl, changes, log, ...options }: ReplicaOptions): Replicas {
  const history = createPrimaryHistory();
  const announced = createAnnouncedPositions();
  let returns = 0;
  changes.listen((tags, position) => {
    // A replica that has not followed a new primary may be beyond it, at positions that were lost with the old one.
    if (!announced.isHearing && position !== undefined) {
      returns += 1;
      history.forget();
    }
    announced.hear(tags, position);
  });
  const onIdleError = (error: Error) => log.debug('A connection to a replica broke', { error });
  const replicas = urls.map((url) => openReplica(url, history, { ...options, log, onIdleError }));
  const primary = watchServer<{ at: string; timeline: number; system: string; name: string }>(directUrl, primaryText);
  const endSampling = repeat(async () => {
    const asked = returns;
    const sample = await primary.ask().catch(() => undefined);
    if (sample && asked === returns) history.add({ ...sample, at: Date.now(), position: parseWalPosition(sample.at) });
  }, sampleEveryMs);
  let turn = 0;

  function choose(): Replica | undefined {
    const usable = replicas.filter((replica) => replica.whyLeftOut() === undefined);
    return usable[(turn = (turn + 1) % 1_000_000) % usable.length];
  }

  const isBehind = (position: WalPosition, tags?: readonly string[]) =>
    // While the primary is away, nobody has anything newer.
    announced.isHearing && announced.isAfter(position, tags);

  const scopeOf = (replica: Replica, position: WalPosition): ReadScope => ({
    replica,
    isBehind: (tags) => isBehind(position, tags),
  });

  return {
    async read(work) {
      const replica = choose();
      if (!replica) return onPrimary(work);
      const position = replica.known;
      try {
        return await inScope(scopeOf(replica, position), work);
      } catch (error) {
        // What was not found may have been added just now.
        if (isBehind(position)) return onPrimary(work);
        throw error;
      }
    },
    async make(work) {
      const replica = choose();
      const position = await replica?.readPosition().catch((error: unknown) => replica.failed(error));
      if (!replica || position === undefined) return onPrimary(work);
      const [made] = await Promise.allSettled([inScope(scopeOf(replica, position), work)]);
      const tags = made.status === 'fulfilled' ? made.value.tags : undefined;
      if (isBehind(position, tags)) return onPrimary(work);
      if (made.status === 'rejected') throw made.reason;
      // Made while changes are not heard, behind one that was: good enough to be sent, not to be kept.
      return announced.isAfter(position, tags) ? { ...made.value, tags: undefined } : made.value;
    },
    states: () => replicas.map(({ name, whyLeftOut, lagMs }) => ({ name, whyLeftOut: whyLeftOut(), lagMs })),
    async close() {
      await endSampling();
      await Promise.all([primary.close(), ...replicas.map((replica) => replica.close())]);
    },
  };
}

/** Replicas receive what is flushed. The first eight digits of a segment's name are its timeline. */
const primaryText = `
  select pg_current_wal_flush_lsn()::text as at,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
    (select system_identifier::text from pg_control_system()) as system, current_database() as name`;
