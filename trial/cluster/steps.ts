import type { DatabaseCluster } from './database-cluster.ts';
import type { KarafaMachine } from './karafa-machine.ts';
import type { Ledger } from './load/ledger.ts';
import { origin } from './places.ts';
import { pause, statusOf, until } from './waiting.ts';

export interface Step {
  readonly name: string;
  /** The longest time for which visitors may see errors. */
  readonly visitorsLimitMs: number;
  /** The longest time for which writes may be refused before they are acknowledged. */
  readonly writersLimitMs: number;
  /** Not one request of anybody may fail. */
  readonly isWithoutFailures?: boolean;
  /** Another build is started. */
  readonly isUpdate?: boolean;
  run(): Promise<void>;
}

/** A step that has been taken, with what happened until everything was whole again. */
export interface TakenStep {
  readonly step: Step;
  readonly from: number;
  readonly wholeAt: number;
  readonly to: number;
}

/** How long a dead machine stays dead: longer than its loss takes to be noticed. */
const deadMs = 15_000;
const primaryLimitMs = 10_000;
/** Writes wait for the new primary, and those in progress for their time limits. */
const writersOfPrimaryLimitMs = 20_000;
/** A write in progress breaks with its process or machine, and its sender repeats it. */
const writersLimitMs = 5000;
/** How long both builds serve; HAProxy sends visitors again after two good answers, one a second. */
const sideBySideMs = 12_000;
/** How long the load goes on after everything is whole again. */
const calmMs = 6000;
const wholeWithinMs = 90_000;

export function listSteps(karafas: readonly KarafaMachine[], databases: DatabaseCluster, { outdated }: Ledger): Step[] {
  const [app1, app2] = karafas as [KarafaMachine, KarafaMachine];
  const revive = async (machine: { kill(): Promise<void>; start(): void }) => {
    await machine.kill();
    await pause(deadMs);
    machine.start();
  };
  const lost = (name: string, run: () => Promise<void> | void): Step => ({
    name,
    visitorsLimitMs: 0,
    writersLimitMs,
    run: async () => run(),
  });
  const primaryLost = (name: string, run: () => Promise<void>): Step => ({
    name,
    visitorsLimitMs: primaryLimitMs,
    writersLimitMs: writersOfPrimaryLimitMs,
    run,
  });
  const update = (name: string, release: string): Step => ({
    name,
    visitorsLimitMs: 0,
    writersLimitMs: 0,
    isWithoutFailures: true,
    isUpdate: true,
    run: async () => {
      for (const machine of karafas) {
        machine.releases.use(release);
        await machine.stop();
        machine.start();
        await machine.ready();
        outdated.newest = await machine.build();
        await pause(sideBySideMs);
      }
    },
  });
  return [
    lost('a web process is killed', () => app1.killProcess('web')),
    lost('a worker is killed', () => app2.killProcess('worker')),
    lost('a machine with Karafa dies', () => revive(app2)),
    lost('PgBouncer is killed', () => app1.killPooler()),
    lost('the machine of the synchronous replica dies', async () => revive(await databases.replica())),
    primaryLost('PostgreSQL is killed on the primary', async () => {
      const former = await databases.primary();
      await former.killPostgres();
      await until(async () => (await databases.primary()).name !== former.name, {
        what: 'a replica takes over',
        withinMs: 60_000,
      });
    }),
    primaryLost('the machine of the primary dies', async () => revive(await databases.primary())),
    update('an update, machine by machine', 'next'),
    update('the update is taken back', 'first'),
  ];
}

export async function takeStep(
  step: Step,
  karafas: readonly KarafaMachine[],
  databases: DatabaseCluster,
): Promise<TakenStep> {
  const from = Date.now();
  await step.run();
  await until(async () => isEverythingWhole(karafas, databases), {
    what: `everything works again after this: ${step.name}`,
    withinMs: wholeWithinMs,
    everyMs: 250,
  });
  const wholeAt = Date.now();
  await pause(calmMs);
  return { step, from, wholeAt, to: Date.now() };
}

export async function isEverythingWhole(
  karafas: readonly KarafaMachine[],
  databases: DatabaseCluster,
): Promise<boolean> {
  if (!(await databases.isWhole()) || !(await databases.isReplicating())) return false;
  for (const machine of karafas) if (!(await machine.isReady())) return false;
  return (await statusOf(`${origin}/`)) === 200;
}
