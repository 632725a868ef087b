import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EndedEarly, onStopSignal, unlessStopped } from '#server/platform/process/end-signal.ts';
import { StartRefused } from '#server/platform/process/start-refused.ts';
import { compareAll } from './compare.ts';
import { createDatabaseCluster } from './database-cluster.ts';
import { createFileServer } from './file-server.ts';
import { createKarafaMachine, karafaEnvironment } from './karafa-machine.ts';
import { startLoad } from './load/load.ts';
import { ensureAddressesAreFree, ensurePackages } from './packages.ts';
import { karafaMachines, fileMachine } from './places.ts';
import { buildNext } from './releases.ts';
import { createProxy } from './proxy.ts';
import { effectsOf, listTroubles, report } from './report.ts';
import { createServices, type Services } from './services.ts';
import { isEverythingWhole, listSteps, takeStep, type Step, type TakenStep } from './steps.ts';
import { pause, statusOf, until } from './waiting.ts';
import { createWorkplace, type Workplace } from './workplace.ts';

/** Whatever happens, the trial ends by then. */
const longestMs = 20 * 60_000;
const begun = Date.now();
const say = (line: string) =>
  process.stdout.write(`[${((Date.now() - begun) / 1000).toFixed(0).padStart(3)} s] ${line}\n`);

/**
 * `npm run trial:cluster`: the cluster of deploy/ on loopback addresses, under load; its parts are killed one after
 * another, and what was acknowledged is compared with what is stored.
 */
async function main(): Promise<void> {
  ensurePackages();
  await ensureAddressesAreFree();
  const told = onStopSignal();
  const workplace = createWorkplace();
  const services = createServices(workplace);
  let isGood = false;
  const limit = setTimeout(() => process.kill(process.pid, 'SIGTERM'), longestMs);
  try {
    isGood = await unlessStopped(told, () => tryCluster(services, workplace));
  } finally {
    clearTimeout(limit);
    say('Ending everything …');
    await services.endAll();
    if (isGood && !process.argv.includes('--keep')) workplace.remove();
    else say(`Logs and troubles.txt are kept in ${workplace.folder}`);
  }
  say(isGood ? 'Everything was as it must be.' : 'Not everything was as it must be: see the lines with !.');
  process.exit(isGood ? 0 : 1);
}

async function tryCluster(services: Services, workplace: Workplace): Promise<boolean> {
  const files = createFileServer(services, workplace);
  const databases = createDatabaseCluster(services, workplace);
  const proxy = createProxy(services, workplace);
  const karafas = karafaMachines.map((machine) => createKarafaMachine(services, workplace, machine));

  say('The build of the next release …');
  const next = await buildNext(services, workplace);
  for (const { releases } of karafas) {
    releases.add('first', '.');
    releases.add('next', next);
    releases.use('first');
  }
  say('Three PostgreSQL servers under Patroni, with etcd …');
  files.start();
  await databases.start();
  await databases.create();
  say('HAProxy, PgBouncer, the S3 server and two machines with Karafa …');
  proxy.start();
  await databases.reachable();
  await until(async () => (await statusOf(`http://${fileMachine.address}:9000/`)) > 0, {
    what: 'the S3 server answers',
    withinMs: 20_000,
  });
  for (const machine of karafas) machine.startPooler();
  const environment = karafaEnvironment(workplace, karafaMachines[0]);
  await loadDemo(services, { ...environment, DATABASE_URL: databases.directUrl, DEMO_DATA: 'on' });
  for (const machine of karafas) machine.start();
  for (const machine of karafas) await machine.ready();
  await until(() => isEverythingWhole(karafas, databases), { what: 'the cluster is whole', withinMs: 60_000 });

  const load = await startLoad(databases.directUrl);
  load.ledger.outdated.newest = await karafas[0]?.build();
  say('The load has begun.');
  await pause(10_000);
  const taken: TakenStep[] = [];
  const warmUp = {
    name: 'nothing happens',
    visitorsLimitMs: 0,
    writersLimitMs: 0,
    isWithoutFailures: true,
    run: () => pause(10_000),
  };
  try {
    for (const step of [warmUp, ...listSteps(karafas, databases, load.ledger).filter(isWanted)]) {
      say(`${step.name} …`);
      taken.push(await takeStep(step, karafas, databases));
    }
    await load.stop();
  } finally {
    writeFileSync(join(workplace.folder, 'troubles.txt'), `${listTroubles(taken, load.ledger)}\n`);
  }
  say('Comparing …');
  const findings = await compareAll(load.ledger, load.goods, databases.directUrl, environment);
  return report(effectsOf(taken, load.ledger), findings, load.ledger);
}

/** `--only update`: the steps whose name contains this. */
function isWanted({ name }: Step): boolean {
  const at = process.argv.indexOf('--only');
  return at < 0 || name.includes(process.argv[at + 1] ?? '');
}

async function loadDemo(services: Services, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['dist/server/demo.js'], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  services.atEnd(async () => void child.kill('SIGKILL'));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The demo data could not be loaded.');
}

main().catch((error: unknown) => {
  if (error instanceof EndedEarly) process.stderr.write('Ended before the trial was over.\n');
  else if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
