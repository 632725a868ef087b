import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from './packages.ts';
import type { Machine } from './places.ts';
import { isAlive, killAtOnce, signalIfAlive, treeOf } from './process-tree.ts';
import type { Services } from './services.ts';
import { readEnvironment, readUnit } from './units.ts';
import { until } from './waiting.ts';
import type { Workplace } from './workplace.ts';

export type DatabaseMachine = ReturnType<typeof createDatabaseMachine>;

/** A member of etcd, and Patroni with its PostgreSQL. */
export function createDatabaseMachine(services: Services, workplace: Workplace, machine: Machine) {
  const { name } = machine;
  const folder = workplace.folderOf(name);
  const dataFolder = join(folder, 'data');
  const etcdEnvironment = workplace.fill('etcd/etcd.env', machine, [['/var/lib/etcd/karafa', join(folder, 'etcd')]]);
  const config = workplace.write(
    name,
    'patroni.yml',
    workplace.fill('patroni/patroni.yml', machine, [
      ['/var/lib/postgresql/15/karafa', dataFolder],
      ['/var/lib/postgresql/.pgpass-patroni', join(folder, 'pgpass')],
      ['unix_socket_directories: /run/postgresql', `unix_socket_directories: ${folder}`],
      // Three servers share this machine's memory.
      ['shared_buffers: 2GB', 'shared_buffers: 128MB'],
      ['wal_keep_size: 1GB', 'wal_keep_size: 256MB'],
    ]),
  );
  const { restartAfterMs } = readUnit('patroni.service.d/karafa.conf');
  const etcd = services.create({
    name: `etcd-${name}`,
    command: [programs.etcd],
    environment: readEnvironment(etcdEnvironment),
    isUnprivileged: true,
    restartAfterMs: readUnit('etcd.service.d/karafa.conf').restartAfterMs,
  });
  const patroni = services.create({
    name: `patroni-${name}`,
    command: [programs.patroni, config],
    isUnprivileged: true,
    restartAfterMs,
  });

  /** Of PostgreSQL, which outlives its Patroni. */
  const postmaster = (): number | undefined => {
    try {
      const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      return isAlive(pid) ? pid : undefined;
    } catch {
      return undefined;
    }
  };
  const killPostgres = async () => {
    const pid = postmaster();
    const tree = pid === undefined ? [] : treeOf(pid);
    killAtOnce(tree);
    await until(() => !tree.some(isAlive), { what: `PostgreSQL of ${name} is gone`, withinMs: 10_000 });
  };
  services.atEnd(async () => {
    const pid = postmaster();
    if (pid === undefined) return;
    // Frees its shared memory, which a kill would leave behind.
    signalIfAlive(pid, 'SIGINT');
    await until(() => !isAlive(pid), { what: 'PostgreSQL ends', withinMs: 8000 }).catch(() => killPostgres());
  });

  return {
    ...machine,
    startEtcd: () => etcd.start(),
    start: () => {
      if (etcd.pid() === undefined) etcd.start();
      patroni.start();
    },
    /** PostgreSQL alone: Patroni sees it. */
    killPostgres,
    /** Everything on the machine: nobody says goodbye. */
    kill: async () => {
      await Promise.all([patroni.kill(), etcd.kill(), killPostgres()]);
      await killPostgres();
    },
  };
}
