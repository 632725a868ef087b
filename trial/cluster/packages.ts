import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { StartRefused } from '#server/platform/process/start-refused.ts';
import { listened } from './places.ts';

/** Programs of Debian 12, by absolute paths: no service of the system is used. */
export const programs = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
} as const;

const modules = { etcd: '/usr/lib/python3/dist-packages/etcd/__init__.py' };

const packageOf: Readonly<Record<string, string>> = {
  [programs.haproxy]: 'haproxy',
  [programs.pgbouncer]: 'pgbouncer',
  [programs.patroni]: 'patroni',
  [programs.etcd]: 'etcd-server',
  [programs.postgres]: 'postgresql-15',
  [modules.etcd]: 'python3-etcd',
};

/** @throws StartRefused with the line that installs what is missing */
export function ensurePackages(): void {
  const missing = Object.entries(packageOf).filter(([path]) => !isReadable(path));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name).join(' ');
  throw new StartRefused(
    `The trial needs packages of Debian 12 that are not installed. Install them, and let none of their services run:
  apt-get install -y --no-install-recommends ${names}
  systemctl disable --now haproxy pgbouncer patroni etcd postgresql`,
  );
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** @throws StartRefused when another program listens where the trial would */
export async function ensureAddressesAreFree(): Promise<void> {
  for (const [address, port] of listened) {
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen({ host: address, port, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (!isFree)
      throw new StartRefused(`The trial needs ${address}:${port}, where another program listens. End that one first.`);
  }
}
