import type { FastifyInstance } from 'fastify';
import { settingsContract } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getSettings } from './settings.queries.ts';

export function mountSettings(app: FastifyInstance, { db, config }: Context): void {
  mountCalls(app, 'settings', settingsContract, {
    list: async ({ query }, { tag }) => {
      tag('settings');
      const settings = Object.entries(await getSettings(db, query.lang)).map(([name, value]) => ({ name, value }));
      return [...settings, { name: 'shop', value: config.shop.code }];
    },
  });
}
