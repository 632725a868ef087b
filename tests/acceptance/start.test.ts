import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { processState } from '#server/platform/process/process-lock.ts';
import { postmasterOf } from '#tests/support/embedded-server.ts';
import { useProductProcesses, type ProductProcess } from '#tests/support/product-processes.ts';
import { endProcess, freePort } from '#tests/support/running-product.ts';

const startProduct = useProductProcesses();

/** The exit code and everything written to standard error. */
async function endOf({ ended, errors }: ProductProcess): Promise<{ code: number | null; errors: string }> {
  const code = await ended;
  return { code, errors: errors() };
}

describe('a start that cannot succeed explains it in one sentence', () => {
  const unreachable = (port: number) => `postgres://karafa:secret-word@127.0.0.1:${port}/postgres`;
  const stranger = () => {
    const url = new URL(inject('databaseServer'));
    url.username = 'karafa_nobody';
    url.password = 'secret-word';
    return url.href;
  };

  test('a port that is taken, before a database is prepared', async () => {
    const dataDir = 'var/start-taken-port';
    rmSync(dataDir, { recursive: true, force: true });
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, errors } = await endOf(
      await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port) }),
    );
    expect(code).toBe(1);
    expect(errors).toBe(`Port ${port} is taken by another program. End that one, or set PORT to a free one.\n`);
    expect(existsSync(`${dataDir}/postgres`)).toBe(false);
    const web = await endOf(
      await startProduct({ KARAFA_ROLE: 'web', DATABASE_URL: inject('productDatabase'), PORT: String(port) }),
    );
    expect(web).toEqual({ code: 1, errors });
    taken.close();
    rmSync(dataDir, { recursive: true });
  });

  test.each(['all', 'migrate'])('a database that cannot be reached (role %s)', async (KARAFA_ROLE) => {
    const port = await freePort();
    const { code, errors } = await endOf(await startProduct({ KARAFA_ROLE, DATABASE_URL: unreachable(port) }));
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^The database at 127\\.0\\.0\\.1:${port} does not answer .*DATABASE_URL\\.\n$`));
    expect(errors).not.toContain('secret-word');
  });

  test.each(['all', 'migrate', 'web', 'worker'])('a database that refuses the login (role %s)', async (KARAFA_ROLE) => {
    const { code, errors } = await endOf(await startProduct({ KARAFA_ROLE, DATABASE_URL: stranger() }));
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database at \S+ refuses: .*karafa_nobody.*DATABASE_URL\.\n$/);
    expect(errors).not.toContain('secret-word');
  });

  test.each([
    ['DATA_DIR', 'package.json/var', { DATABASE_URL: '', DATA_DIR: 'package.json/var' }],
    ['DATA_DIR', '/proc/karafa/var', { DATABASE_URL: '', DATA_DIR: '/proc/karafa/var' }],
    ['FILES_DIR', 'package.json/files', { FILES_DIR: 'package.json/files' }],
  ])('a folder that cannot be written to (%s=%s)', async (variable, folder, environment) => {
    const DATABASE_URL = inject('productDatabase');
    const { code, errors } = await endOf(await startProduct({ DATABASE_URL, ...environment }));
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Nothing can be kept in \\S*${folder} .*Set ${variable} to .*\n$`));
  });

  test('an invalid DATABASE_URL', async () => {
    const { code, errors } = await endOf(
      await startProduct({ DATABASE_URL: 'postgres://karafa:a#b@localhost/karafa' }),
    );
    expect(code).toBe(1);
    expect(errors).toMatch(/^DATABASE_URL is no address\..*%23.*\n$/);
  });
});

describe('ending during the first start leaves no server behind', () => {
  const folders: string[] = [];
  const clean = () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  const newFolder = (name: string) => {
    const folder = `var/start-${name}`;
    folders.push(folder);
    rmSync(folder, { recursive: true, force: true });
    return folder;
  };
  beforeAll(clean);
  afterAll(clean);

  const heard = (child: ChildProcess, text: string) =>
    new Promise<void>((resolve) => {
      let output = '';
      child.stdout!.on('data', (data: Buffer) => {
        output += data.toString();
        if (output.includes(text)) resolve();
      });
    });

  test.each([
    ['PostgreSQL runs in', 'on'],
    ['Database migrated', 'on'],
    ['Loading demo data', 'on'],
    ['Karafa serves at', 'off'],
  ])('with Ctrl+C after “%s”, which reports the end', async (line, DEMO_DATA) => {
    const dataDir = newFolder('interrupted');
    const { child } = await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir, DEMO_DATA });
    await heard(child, line);
    const server = postmasterOf(dataDir)!;
    expect(processState(server)).toBe('running');
    const told = heard(child, 'Ended.\n');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await told;
    expect(processState(server)).not.toBe('running');
  });

  test('with Ctrl+C while the server is being created', async () => {
    const dataDir = newFolder('hasty');
    const { child } = await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir });
    await expect.poll(() => existsSync(`${dataDir}/supervisor.lock`)).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(postmasterOf(dataDir)).toBeUndefined();
    expect(existsSync(`${dataDir}/supervisor.lock`)).toBe(false);
  });

  test('also for `npm run demo`', async () => {
    const dataDir = newFolder('demo');
    const child = spawn(process.execPath, ['dist/server/demo.js'], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    try {
      await expect.poll(() => postmasterOf(dataDir), { timeout: 40_000 }).toBeGreaterThan(0);
      const server = postmasterOf(dataDir)!;
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(processState(server)).not.toBe('running');
    } finally {
      await endProcess(child, 'SIGKILL');
    }
  });
});
