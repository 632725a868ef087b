import { buildHeader } from '#web/api/served-build.ts';
import { programs } from './packages.ts';
import type { Machine } from './places.ts';
import { createReleases } from './releases.ts';
import { killAtOnce, treeOf, variableOf } from './process-tree.ts';
import type { Services } from './services.ts';
import { readEnvironment, readUnit } from './units.ts';
import { statusOf, until } from './waiting.ts';
import type { Workplace } from './workplace.ts';

/** How the trial differs from a real shop: demo data, the test gateway, and a load from one address. */
const ofTrial = {
  PUBLIC_DEMO: 'on',
  ADMIN_SECOND_FACTOR: 'off',
  COMPANY_REGISTRIES: 'off',
  WEB_PROCESSES: '2',
  LOG_LEVEL: 'warn',
  API_REQUESTS_PER_MINUTE: '1000000',
  PAGE_MISSES_PER_MINUTE: '1000000',
};

export type KarafaMachine = ReturnType<typeof createKarafaMachine>;

/** The environment of Karafa on a machine: deploy/karafa/karafa.env with what the trial changes. */
export function karafaEnvironment(workplace: Workplace, machine: Machine): Record<string, string> {
  return {
    ...readEnvironment(workplace.fill('karafa/karafa.env', machine)),
    ...readUnit('karafa.service').environment,
    DATA_DIR: workplace.folderOf(machine.name),
    ...ofTrial,
  };
}

/** Karafa and its PgBouncer. */
export function createKarafaMachine(services: Services, workplace: Workplace, machine: Machine) {
  const { name, address } = machine;
  const folder = workplace.folderOf(name);
  const users = workplace.write(name, 'userlist.txt', workplace.fill('pgbouncer/userlist.txt', machine));
  const poolerConfig = workplace.write(
    name,
    'pgbouncer.ini',
    workplace.fill('pgbouncer/pgbouncer.ini', machine, [
      ['/etc/pgbouncer/userlist.txt', users],
      ['logfile = /var/log/postgresql/pgbouncer.log', `logfile = ${folder}/pgbouncer.log`],
      ['pidfile = /run/postgresql/pgbouncer.pid', `pidfile = ${folder}/pgbouncer.pid`],
    ]),
  );
  const pooler = services.create({
    name: `pgbouncer-${name}`,
    command: [programs.pgbouncer, '-q', poolerConfig],
    isUnprivileged: true,
    restartAfterMs: readUnit('pgbouncer.service.d/karafa.conf').restartAfterMs,
  });
  const releases = createReleases(workplace, name);
  const unit = readUnit('karafa.service');
  const karafa = services.create({
    name: `karafa-${name}`,
    command: [process.execPath, ...unit.command.slice(1)],
    folder: releases.current,
    environment: karafaEnvironment(workplace, machine),
    restartAfterMs: unit.restartAfterMs,
    stopWithinMs: unit.stopWithinMs,
  });

  const processes = (role: 'web' | 'worker') =>
    treeOf(karafa.pid() ?? 0).filter((pid) => variableOf(pid, 'KARAFA_ROLE') === role);
  const isReady = async () => (await statusOf(`http://${address}:3000/readyz`)) === 200;

  return {
    ...machine,
    isReady,
    releases,
    /** Of the release that it runs. */
    build: async () =>
      (await fetch(`http://${address}:3000/api/settings?lang=cs`)).headers.get(buildHeader) ?? undefined,
    ready: () => until(isReady, { what: `${name} is ready`, withinMs: 90_000 }),
    startPooler: () => pooler.start(),
    start: () => {
      if (pooler.pid() === undefined) pooler.start();
      karafa.start();
    },
    /** As `systemctl stop karafa`: it drains first. */
    stop: () => karafa.stop(),
    kill: async () => {
      await Promise.all([karafa.kill(), pooler.kill()]);
    },
    killProcess: (role: 'web' | 'worker') => {
      const [victim] = processes(role);
      if (victim === undefined) throw new Error(`${name} has no ${role} process.`);
      killAtOnce([victim]);
    },
    /** It is started again, as systemd would. */
    killPooler: () => {
      if (pooler.pid() !== undefined) killAtOnce([pooler.pid()!]);
    },
  };
}
