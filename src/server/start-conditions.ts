import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, sep } from 'node:path';
import pg from 'pg';
import type { Config } from './config.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/**
 * Checks that the port is free before anything is prepared.
 * @throws StartRefused when it can't
 */
export async function ensurePortIsFree({ host, port }: Config['http']): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening');
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw refusedToListen(error, { host, port });
  }
}

/** @returns a hint for the operator about an error of `listen` */
export function refusedToListen(error: unknown, { host, port }: Pick<Config['http'], 'host' | 'port'>): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartRefused(`Port ${port} is taken by another program. End that one, or set PORT to a free one.`);
    case 'EACCES':
      return new StartRefused(`This user may not listen on port ${port}. Set PORT to another one, from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefused(
        `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

/**
 * @param variable by which the folder is chosen
 * @throws StartRefused when the folder is not there and can't be made, or may not be written to
 */
export function ensureFolder(folder: string, variable: 'DATA_DIR' | 'FILES_DIR'): void {
  try {
    makeFolder(folder);
    accessSync(folder + sep, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefused(
      `Nothing can be kept in ${folder} (${codeOf(error) ?? String(error)}). Set ${variable} to a folder that this user may write to.`,
    );
  }
}

/** One folder at a time: with `recursive` Node never returns below /proc, where no folder can be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // A concurrent start may have created it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/**
 * Connects once. For roles that cannot do without the database.
 * @throws StartRefused when the database doesn't answer, or lets nobody in with this address
 */
export async function ensureDatabaseAnswers(url: string, variable: DatabaseVariable = 'DATABASE_URL'): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    // A connection that breaks later fails its next query.
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    throw (
      refusedByDatabase(error, url, variable) ??
      new StartRefused(
        `The database at ${placeOf(url)} does not answer (${(error as Error).message || codeOf(error)}). Start it, or correct ${variable}.`,
      )
    );
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** @returns the reason if user, password or database of the URL are wrong for good, else undefined */
export function refusedByDatabase(
  error: unknown,
  url: string,
  variable: DatabaseVariable = 'DATABASE_URL',
): StartRefused | undefined {
  const code = codeOf(error) ?? '';
  if (code === 'ERR_INVALID_URL')
    return new StartRefused(
      `${variable} is no address. In its password write letters like @, # and / as %40, %23, %2F.`,
    );
  // 28: invalid authorization; 3D000: no such database
  if (!/^28|^3D000$/.test(code)) return undefined;
  return new StartRefused(
    `The database at ${placeOf(url)} refuses: ${(error as Error).message}. Correct the user, password or database's name in ${variable}.`,
  );
}

/** Without the password. */
function placeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'localhost' : 'DATABASE_URL';
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
