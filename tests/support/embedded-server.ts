import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The server's process. As root the data of a checkout that others cannot reach lie in /var/lib/karafa. */
export function postmasterOf(dataDir: string): number | undefined {
  const own = resolve(dataDir, 'postgres');
  const name = createHash('sha256').update(own).digest('hex').slice(0, 12);
  const files = [own, `/var/lib/karafa/${name}`].map((home) => `${home}/data/postmaster.pid`);
  const file = files.find((candidate) => existsSync(candidate));
  return file === undefined ? undefined : Number(readFileSync(file, 'utf8').split('\n')[0]);
}
