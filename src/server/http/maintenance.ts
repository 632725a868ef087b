import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { isInMaintenance } from '#server/features/settings/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly maintenance: MaintenanceFlag;
  }
}

export interface MaintenanceFlag {
  /** What the setting says; a change of it is heard at once. */
  isOn(): Promise<boolean>;
}

/** A net for a change that was not heard. */
const lifeMs = 60_000;

/** Gives the server its flag. */
export function installMaintenanceFlag(app: FastifyInstance, context: Context): void {
  app.decorate('maintenance', createMaintenanceFlag(context));
}

function createMaintenanceFlag({ db, changes, now }: Context): MaintenanceFlag {
  let known: { readonly isOn: Promise<boolean>; readonly until: number } | undefined;
  changes.listen((tags) => {
    if (tags.includes('settings') || tags.includes('all')) known = undefined;
  });
  return {
    isOn() {
      if (known && now().getTime() < known.until) return known.isOn;
      const read = { isOn: isInMaintenance(db), until: now().getTime() + lifeMs };
      known = read;
      read.isOn.catch(() => {
        if (known === read) known = undefined;
      });
      return read.isOn;
    },
  };
}
