import type { FastifyInstance } from 'fastify';
import type { Locale } from '#shared/i18n/locales.ts';
import { settingsContract, type SettingName, type Settings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getSettings } from './settings.queries.ts';

/** Settings that are nobody's business but the administrators'. */
const unpublished: ReadonlySet<string> = new Set<SettingName>(['refundApproval']);

/** What a later feature knows about the links of the menus. */
export interface MenuLinks {
  readonly findMissing: (
    addresses: readonly string[],
    locale: Locale,
  ) => Promise<{ readonly missing: ReadonlySet<string>; readonly dependsOnContent: boolean }>;
}

export function mountSettings(app: FastifyInstance, { db, config, now }: Context, { findMissing }: MenuLinks): void {
  mountCalls(app, 'settings', settingsContract, {
    list: async ({ query }, { tag }) => {
      tag('settings');
      const known = await getSettings(db, query.lang);
      const menus = [...(known.topmenu ?? []), ...(known.bottommenu ?? []).flatMap(({ links }) => links)];
      const { missing, dependsOnContent } = await findMissing(
        menus.map(({ link }) => link),
        query.lang,
      );
      if (dependsOnContent) tag('content');
      const shown = {
        ...withoutLinks(known, missing),
        ...(known.maintenance && { maintenance: announced(known.maintenance, now()) }),
      };
      const settings = Object.entries(shown)
        .filter(([name]) => !unpublished.has(name))
        .map(([name, value]) => ({ name, value }));
      return [...settings, { name: 'shop', value: config.shop.code }];
    },
  });
}

/** A group of the footer that has no link left is left out as well. */
function withoutLinks(settings: Partial<Settings>, missing: ReadonlySet<string>): Partial<Settings> {
  const existing = <Link extends { readonly link: string }>(links: Link[]) =>
    links.filter(({ link }) => !missing.has(link));
  const { topmenu, bottommenu } = settings;
  return {
    ...settings,
    ...(topmenu && { topmenu: existing(topmenu) }),
    ...(bottommenu && {
      bottommenu: bottommenu
        .map((group) => ({ ...group, links: existing(group.links) }))
        .filter(({ links }) => links.length > 0),
    }),
  };
}

/** Times that have passed promise nothing any more. Pages have no clock, so they show what is announced. */
function announced(maintenance: Settings['maintenance'], at: Date): Settings['maintenance'] {
  const toCome = (time: string | null) => (time !== null && new Date(time) > at ? time : null);
  return { ...maintenance, starts_at: toCome(maintenance.starts_at), back_at: toCome(maintenance.back_at) };
}
