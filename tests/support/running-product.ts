import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { administer, databaseUrl } from './database-server.ts';
import { severalProcesses } from './processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productTemplate: ProductTemplate;
    /** Address of the running product, without a slash at the end. */
    origin: string;
    /** The database that it serves from. */
    productDatabase: string;
  }
}

/** Once a run: the product that the test files share. None of them may change what the others see. */
export default async function provideProduct(project: TestProject): Promise<() => Promise<void>> {
  const embedded = process.env.DATABASE_URL ? undefined : await startEmbeddedPostgres(resolve('var/test-postgres'));
  const server = process.env.DATABASE_URL ?? embedded!.url;
  const { template, drop } = await makeTemplate(server);
  const product = await startProduct(server, template, severalProcesses);
  project.provide('databaseServer', server);
  project.provide('productTemplate', template);
  project.provide('origin', product.origin);
  project.provide('productDatabase', product.database);
  return async () => {
    await product.end();
    await drop();
    if (embedded && !embedded.isReused) embedded.stop();
    const deaths = product.deaths();
    if (deaths.length === 0) return;
    // What is thrown here is only printed.
    process.exitCode = 1;
    throw new Error(`Processes of the shared product died:\n${deaths.join('\n')}`);
  };
}

export interface RunningProduct {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Address of the database that it serves from. */
  readonly database: string;
  /** What the supervisor said about processes that ended by themselves. */
  deaths(): readonly string[];
  end(): Promise<void>;
}

/**
 * The built product with demo data on a new database, as `npm start` would run it. The demo data are those
 * of the run's template, except for another shop version, which loads its own.
 */
export function runProduct(environment: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const template = environment.SHOP ? undefined : inject('productTemplate');
  return startProduct(inject('databaseServer'), template, environment);
}

/** What a product with demo data keeps: to copy it takes a tenth of the time that loading takes. */
interface ProductTemplate {
  /** Name of a database to which nobody is connected. */
  readonly database: string;
  readonly folder: string;
}

async function makeTemplate(server: string): Promise<{ template: ProductTemplate; drop: () => Promise<void> }> {
  const { name, folder, drop } = await makePlace(server, undefined);
  const { end } = await serve(databaseUrl(server, name), folder, {});
  await end();
  // What the watchdogs of the demo data have found would be mailed at some hour of the day, in the middle of a run.
  await administer(databaseUrl(server, name), 'update watchdog set due_at = null');
  return { template: { database: name, folder }, drop };
}

async function startProduct(
  server: string,
  template: ProductTemplate | undefined,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProduct> {
  const { name, folder, drop } = await makePlace(server, template);
  const database = databaseUrl(server, name);
  const { origin, deaths, end } = await serve(database, folder, environment);
  return {
    origin,
    database,
    deaths,
    end: async () => {
      await end();
      await drop();
    },
  };
}

/** A database and a folder for a product. */
async function makePlace(server: string, template: ProductTemplate | undefined) {
  const name = `karafa_product_${randomBytes(4).toString('hex')}`;
  const folder = resolve('var', name);
  await administer(server, `create database ${name}${template ? ` template ${template.database}` : ''}`);
  if (template) await copyFolder(template.folder, folder);
  else await mkdir(folder, { recursive: true });
  const drop = async () => {
    await administer(server, `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
  return { name, folder, drop };
}

const pictures = 'files/pictures';

/**
 * The pictures are shared: to render those of the demo data for each product would take a fifth of a run. Pictures that
 * tests upload have keys of their own.
 */
async function copyFolder(template: string, folder: string): Promise<void> {
  await mkdir(join(template, pictures), { recursive: true });
  await cp(template, folder, { recursive: true, filter: (path) => path !== join(template, pictures) });
  await symlink(join(template, pictures), join(folder, pictures));
}

async function serve(
  database: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Omit<RunningProduct, 'database'>> {
  const port = await freePort();
  const product = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database,
      DEMO_DATA: 'on',
      PUBLIC_DEMO: 'on',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      WEB_PROCESSES: '1',
      API_REQUESTS_PER_MINUTE: '100000',
      PAGE_MISSES_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  product.stdout.on('data', (data: Buffer) => (output += data.toString()));
  await new Promise<void>((resolve, reject) => {
    product.stdout.on('data', () => output.includes('Karafa serves at') && resolve());
    product.once('exit', (code) => reject(new Error(`The product ended with ${code} before it served:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    deaths: () => output.split('\n').filter((line) => line.includes('starting another')),
    end: () => endProcess(product, 'SIGTERM'),
  };
}

/** Resolves when it is gone. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
