import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsContract } from '#shared/accounts/contract.ts';
import { contentContract } from '#shared/content/contract.ts';
import { inMaintenance } from '#shared/errors.ts';
import { referenceDataContract } from '#shared/reference-data/contract.ts';
import { settingsContract } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import type { Settings } from '#shared/settings/contract.ts';
import { getMaintenance } from '#server/features/settings/index.ts';
import { routeUrl } from '#server/platform/calls/mount-calls.ts';
import { retryAfterSeconds } from './errors.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly maintenance: MaintenanceFlag;
  }
}

export interface MaintenanceFlag {
  /** The maintenance setting, cached; the change feed refreshes it at once. */
  isOn(): Promise<boolean>;
  /** Seconds until the announced end, for Retry-After; a default where none is announced. */
  retryAfter(): Promise<number>;
}

/** Bounds the time after a missed notification. */
const lifeMs = 60_000;

/**
 * Calls that the maintenance page needs, and those by which administrators log in. The poster is empty meanwhile
 * (R-8.06).
 */
const openCalls: ReadonlySet<string | undefined> = new Set(
  [
    settingsContract.list,
    ...Object.values(referenceDataContract),
    contentContract.poster,
    accountsContract.login,
    accountsContract.logout,
  ].map(({ path }) => routeUrl(path)),
);

/** Installs the maintenance flag for calls and pages. */
export function installMaintenanceFlag(app: FastifyInstance, context: Context): void {
  app.decorate('maintenance', createMaintenanceFlag(context));
}

/** during maintenance the calls mounted on `app` answer `maintenance`, except the exempt ones. */
export function closeInMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request) || !(await app.maintenance.isOn())) return;
    reply.header('retry-after', await app.maintenance.retryAfter());
    throw inMaintenance();
  });
}

/** Pages check the flag themselves. Administrators pass. */
function isExempt(request: FastifyRequest): boolean {
  return (
    !request.url.startsWith('/api/') ||
    isInProcess(request.headers) ||
    openCalls.has(request.routeOptions.url) ||
    (request.caller?.scopes.length ?? 0) > 0
  );
}

function createMaintenanceFlag({ db, changes, replicas, now }: Context): MaintenanceFlag {
  let known: { readonly value: Promise<Settings['maintenance']>; readonly until: number } | undefined;
  changes.listen((tags) => {
    if (tags.includes('settings') || tags.includes('all')) known = undefined;
  });
  function read(): Promise<Settings['maintenance']> {
    if (known && now().getTime() < known.until) return known.value;
    const reading = { value: readSetting(), until: now().getTime() + lifeMs };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.value;
  }
  async function readSetting(): Promise<Settings['maintenance']> {
    const make = async () => ({ value: await getMaintenance(db), tags: ['settings'] });
    return (await (replicas ? replicas.make(make) : make())).value;
  }
  return {
    isOn: async () => (await read()).is_enabled,
    async retryAfter() {
      const { back_at: backAt } = await read();
      const seconds = backAt === null ? 0 : Math.ceil((Date.parse(backAt) - now().getTime()) / 1000);
      return seconds > 0 ? seconds : retryAfterSeconds.maintenance;
    },
  };
}
