import type { FastifyInstance } from 'fastify';
import { settingsContract, type SettingName, type Settings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getSettings } from './settings.queries.ts';

/** Settings that are nobody's business but the administrators'. */
const unpublished: ReadonlySet<string> = new Set<SettingName>(['refundApproval']);

export function mountSettings(app: FastifyInstance, { db, config, now }: Context): void {
  mountCalls(app, 'settings', settingsContract, {
    list: async ({ query }, { tag }) => {
      tag('settings');
      const known = await getSettings(db, query.lang);
      const shown = { ...known, ...(known.maintenance && { maintenance: announced(known.maintenance, now()) }) };
      const settings = Object.entries(shown)
        .filter(([name]) => !unpublished.has(name))
        .map(([name, value]) => ({ name, value }));
      return [...settings, { name: 'shop', value: config.shop.code }];
    },
  });
}

/** Times that have passed promise nothing any more. Pages have no clock, so they show what is announced. */
function announced(maintenance: Settings['maintenance'], at: Date): Settings['maintenance'] {
  const toCome = (time: string | null) => (time !== null && new Date(time) > at ? time : null);
  return { ...maintenance, starts_at: toCome(maintenance.starts_at), back_at: toCome(maintenance.back_at) };
}
