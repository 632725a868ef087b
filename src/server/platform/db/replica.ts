import type { Log } from '../log/log.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { openPools, type PoolOptions, type Pools } from './open-pools.ts';
import type { PrimaryHistory } from './primary-history.ts';
import { parseWalPosition, type WalPosition } from './wal-position.ts';
import { repeat, watchServer } from './watched-server.ts';

/** Why a replica is left out. */
export type LeftOut =
  | 'unreachable'
  | 'primary unknown'
  | 'no replica'
  | 'another database'
  | 'no right'
  | 'no statement timeout'
  | 'another timeline'
  | 'lags';

export interface Replica extends Pick<Pools, 'pool' | 'bitmapPool'> {
  /** Host, port and database: behind a pooler they differ by the database. */
  readonly name: string;
  /** Undefined: it is used. */
  whyLeftOut(): LeftOut | undefined;
  readonly lagMs: number | undefined;
  /** Where it was when it was last asked. */
  readonly known: WalPosition;
  /** Where it is. Each URL must lead to one server, or this would be said of another. */
  readPosition(): Promise<WalPosition>;
  /** An error that says the server is away leaves it out until it answers again. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

interface Probe {
  readonly is_replica: boolean;
  readonly replayed: string | null;
  readonly system: string;
  readonly name: string;
  readonly receives: boolean;
  readonly timeline: number | null;
  /** Which the pooler must set: the portal cannot send settings through it. */
  readonly has_timeout: boolean;
}

const probeText = `
  select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as replayed,
    (select system_identifier::text from pg_control_system()) as system, current_database() as name,
    r.pid is not null as receives, r.received_tli as timeline,
    current_setting('statement_timeout') <> '0' as has_timeout
  from (select) one left join pg_stat_wal_receiver r on true`;

const probeEveryMs = 1000;
/** A probe takes two seconds at most. */
const probeLifeMs = 4000;
const mostLagMs = 5000;

export function openReplica(
  url: string,
  history: PrimaryHistory,
  options: PoolOptions & { readonly log: Log },
): Replica {
  const { log } = options;
  const { host, pathname } = new URL(url);
  const name = host + pathname;
  const pools = openPools(url, { ...options, connectionTimeoutMs: 2000 });
  const server = watchServer<Probe>(url, probeText);
  let last: { readonly probe: Probe; readonly at: number } | undefined;
  let known: WalPosition = 0n;
  /** The newest that it streamed: while the primary is away, it streams none. */
  let timeline = 0;
  let said: LeftOut | 'new' | undefined = 'new';

  function whyLeftOut(): LeftOut | undefined {
    if (!last || Date.now() - last.at > probeLifeMs) return 'unreachable';
    const { probe } = last;
    if (!probe.is_replica) return 'no replica';
    const primary = history.latest;
    if (!primary) return 'primary unknown';
    if (probe.system !== primary.system || probe.name !== primary.name) return 'another database';
    if (probe.receives && probe.timeline === null) return 'no right';
    if (options.isPooled && !probe.has_timeout) return 'no statement timeout';
    // One that has not followed a new primary may be at positions that were lost with the old one.
    if (timeline < primary.timeline) return 'another timeline';
    return history.lagOf(known) > mostLagMs ? 'lags' : undefined;
  }

  async function look(): Promise<void> {
    try {
      const probe = await server.ask();
      known = probe.replayed === null ? 0n : parseWalPosition(probe.replayed);
      timeline = probe.timeline ?? timeline;
      last = { probe, at: Date.now() };
    } catch {
      last = undefined;
      pools.cut();
    }
    const why = whyLeftOut();
    if (why === said) return;
    said = why;
    if (why === undefined) log.info('A replica is used', { replica: name });
    else if (why === 'no replica') log.info('A server of DATABASE_REPLICA_URLS is the primary', { replica: name });
    else if (why === 'no right')
      log.warn('A replica is left out: run `grant pg_read_all_stats` for the role', { replica: name });
    else log.warn('A replica is left out', { replica: name, why });
  }

  const end = repeat(look, probeEveryMs);

  return {
    pool: pools.pool,
    bitmapPool: pools.bitmapPool,
    name,
    whyLeftOut,
    get lagMs() {
      return last?.probe.is_replica ? history.lagOf(known) : undefined;
    },
    get known() {
      return known;
    },
    async readPosition() {
      const { rows } = await pools.pool.query<{ at: string }>('select pg_last_wal_replay_lsn()::text as at');
      return parseWalPosition(rows[0]!.at);
    },
    failed(error) {
      if (isDatabaseUnavailable(error)) last = undefined;
    },
    async close() {
      await end();
      await Promise.all([server.close(), pools.close()]);
    },
  };
}
