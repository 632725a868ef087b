import type { FastifyInstance } from 'fastify';
import { adminBannersContract, type AdminBanner } from '#shared/content/banners-contract.ts';
import { clickDays } from '#shared/content/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import { presentAdminBanner } from './banner-presenter.ts';
import { listStoredBanners } from './banner.queries.ts';
import { addBanner, changeBanner, orderBanners, removeBanner, setBannerActive } from './change-banners.ts';
import { changeIntro, getIntro } from './change-intro.ts';
import { countClicks } from './click.queries.ts';

export function mountAdminBanners(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const list = async (id?: number): Promise<AdminBanner[]> => {
    const since = new Date(now().getTime() - clickDays * 86_400_000).toISOString().slice(0, 10);
    const clicks = await countClicks(db, since);
    return (await listStoredBanners(db, id)).map((banner) => presentAdminBanner(banner, clicks.get(banner.id), now()));
  };
  const get = async (id: number): Promise<AdminBanner> => {
    const [banner] = await list(id);
    if (!banner) throw notFound();
    return banner;
  };
  mountCalls(app, 'adminBanners', adminBannersContract, {
    list: () => list(),
    get: ({ params: { id } }) => get(id),
    add: ({ body }, { caller }) => addBanner(context, caller.accountId, body),
    change: async ({ params: { id }, body }, { caller }) => {
      await withCurrent(
        () => get(id),
        () => changeBanner(context, caller.accountId, id, body),
      );
      return get(id);
    },
    setActive: async ({ params: { id }, body }, { caller }) => {
      await setBannerActive(context, caller.accountId, id, body.is_active);
      return {};
    },
    order: async ({ body }, { caller }) => {
      await orderBanners(context, caller.accountId, body);
      return {};
    },
    remove: async ({ params: { id } }, { caller }) => {
      await removeBanner(context, caller.accountId, id);
      return {};
    },
    intro: () => getIntro(context),
    changeIntro: ({ body }, { caller }) => changeIntro(context, caller.accountId, body),
  });
}
