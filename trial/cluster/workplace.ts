import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Machine } from './places.ts';

const secret = () => randomBytes(24).toString('hex');

/** What values.sed holds in a real installation. */
const secrets = {
  DATABASE_PASSWORD: secret(),
  SUPERUSER_PASSWORD: secret(),
  REPLICATION_PASSWORD: secret(),
  REWIND_PASSWORD: secret(),
  PATRONI_PASSWORD: secret(),
  METRICS_TOKEN: secret(),
  SECRETS_KEY: randomBytes(32).toString('base64'),
  // The one account of the S3 server.
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
} as const;

export type Workplace = ReturnType<typeof createWorkplace>;

/** A folder for everything that the trial writes, and the files of deploy/ filled in for it. */
export function createWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'karafa-cluster-'));
  // PostgreSQL and PgBouncer refuse to run as root.
  const user = process.getuid?.() === 0 ? userNamed('postgres') : undefined;
  chmodSync(folder, 0o755);

  const folderOf = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };

  /** A file of deploy/ as it would be on a machine. @param changes what cannot be the same in the trial */
  const fill = (name: string, { name: NAME, address: ADDRESS }: Machine, changes: readonly Change[] = []): string => {
    const values: Readonly<Record<string, string>> = { ...secrets, NAME, ADDRESS };
    let text = readFileSync(join('deploy', name), 'utf8')
      .replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? unknown(name, value))
      // Connections between loopback addresses come from 127.0.0.1.
      .replaceAll('10.20.0.0/24', '127.0.0.0/8')
      .replaceAll('10.20.0.', '127.20.0.');
    for (const [before, after] of changes) {
      if (!text.includes(before)) throw new Error(`deploy/${name} no longer contains ${JSON.stringify(before)}`);
      text = text.replaceAll(before, after);
    }
    return text;
  };

  return {
    folder,
    user,
    secrets,
    folderOf,
    fill,
    /** @returns its path */
    write: (place: string, file: string, text: string): string => {
      const path = join(folderOf(place), file);
      writeFileSync(path, text, { mode: 0o600 });
      if (user) chownSync(path, user.uid, user.gid);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Change = readonly [before: string, after: string];

function unknown(file: string, value: string): never {
  throw new Error(`deploy/${file} needs {{${value}}}, which deploy/values.sed does not name.`);
}

function userNamed(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
