import pg from 'pg';
import { createDatabaseMachine, type DatabaseMachine } from './database-machine.ts';
import { databaseMachines, proxy } from './places.ts';
import type { Services } from './services.ts';
import { until } from './waiting.ts';
import type { Workplace } from './workplace.ts';

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

export type DatabaseCluster = ReturnType<typeof createDatabaseCluster>;

export function createDatabaseCluster(services: Services, workplace: Workplace) {
  const machines = databaseMachines.map((machine) => createDatabaseMachine(services, workplace, machine));
  const { DATABASE_PASSWORD, SUPERUSER_PASSWORD } = workplace.secrets;
  const urlAt = (address: string, port: number, user = 'karafa', password = DATABASE_PASSWORD, name = 'karafa') =>
    `postgres://${user}:${password}@${address}:${port}/${name}`;

  /** What Patroni says about its members; the first machine that answers speaks for all. */
  const members = async (): Promise<Member[]> => {
    for (const { address } of machines) {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const named = (name: string | undefined): DatabaseMachine => {
    const found = machines.find((machine) => machine.name === name);
    if (!found) throw new Error('The cluster has no such member.');
    return found;
  };
  /** One primary, the others stream, and one of them is waited for by commits. */
  const isWhole = async () => {
    const all = await members();
    const count = (role: string) => all.filter((member) => member.role === role && member.state === 'running').length;
    return (
      all.length === machines.length && count('leader') === 1 && count('sync_standby') === 1 && count('replica') === 1
    );
  };

  const directUrl = urlAt(proxy.address, 5000);
  const ask = async <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query<Row>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };

  return {
    start: async () => {
      for (const machine of machines) machine.startEtcd();
      for (const machine of machines) machine.start();
      await until(isWhole, { what: 'PostgreSQL runs on three machines', withinMs: 120_000, everyMs: 500 });
    },
    /** The role and the database of Karafa. */
    create: async () => {
      const primary = named((await members()).find(({ role }) => role === 'leader')?.name);
      const url = urlAt(primary.address, 5432, 'postgres', SUPERUSER_PASSWORD, 'postgres');
      for (const statement of workplace.fill('postgresql/create.sql', primary).split(/;$/m))
        if (statement.trim() !== '') await ask(url, statement);
    },
    /** Through HAProxy, which has to notice the primary first. */
    reachable: () =>
      until(async () => (await ask(directUrl, 'select')).length === 1, {
        what: 'HAProxy leads to the primary',
        withinMs: 20_000,
      }),
    /** Asks the primary itself: what Patroni says of a machine that has just died is some seconds old. */
    isReplicating: async () => {
      const [row] = await ask<{ streaming: number; synchronous: number }>(directUrl, replicationText);
      return row!.streaming === machines.length - 1 && row!.synchronous === 1;
    },
    isWhole,
    primary: async () => named((await members()).find(({ role }) => role === 'leader')?.name),
    /** The replica for which commits wait: the worst one to lose. */
    replica: async () => named((await members()).find(({ role }) => role === 'sync_standby')?.name),
    /** Past PgBouncer, to the primary. */
    directUrl,
  };
}

const replicationText = `
  select count(*) filter (where state = 'streaming')::int as streaming,
    count(*) filter (where sync_state = 'sync')::int as synchronous from pg_stat_replication where not pg_is_in_recovery()`;
