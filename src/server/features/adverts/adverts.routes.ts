import type { FastifyInstance } from 'fastify';
import { advertsContract } from '#shared/adverts/contract.ts';
import { packageUnitOf } from '#shared/adverts/limits.ts';
import { packageLabel, type PackageUnit } from '#shared/catalog/package-label.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { findChosenCategory, listBrandsLike, listPackagesOf } from '#server/features/listings/index.ts';
import { listContentErrors } from './content/check-content.ts';
import { changeAdvert } from './own/change-advert.ts';
import { countView } from './views/count-view.ts';
import { getOwnAdvert } from './own/get-own-advert.ts';
import { getStatistics, listOwnAdverts } from './own/list-own-adverts.ts';
import { findUsualPlace } from './own/own-advert.queries.ts';
import { moveOwnAdvert } from './own/move-own-advert.ts';
import { submitAdvert } from './own/submit-advert.ts';

const offeredBrands = 20;

export function mountAdverts(app: FastifyInstance, context: Context): void {
  const { db } = context;
  const answers: Handlers<typeof advertsContract> = {
    statistics: async (_input, { caller }) => getStatistics(context, caller),
    list: async ({ query }, { caller }) => listOwnAdverts(context, caller.accountId, query),
    place: async (_input, { caller }) => ({ place: (await findUsualPlace(db, caller.accountId)) ?? null }),
    get: async ({ params, query }, { caller }) => getOwnAdvert(context, caller.accountId, params.id, query.lang),
    submit: async ({ body }, { caller }) => submitAdvert(context, caller.accountId, body),
    change: async ({ params, body }, { caller }) => changeAdvert(context, caller.accountId, params.id, body),
    pause: async ({ params }, { caller }) => moveOwnAdvert(context, caller.accountId, params.id, 'pause'),
    resume: async ({ params }, { caller }) => moveOwnAdvert(context, caller.accountId, params.id, 'resume'),
    sell: async ({ params }, { caller }) => moveOwnAdvert(context, caller.accountId, params.id, 'sell'),
    renew: async ({ params }, { caller }) => moveOwnAdvert(context, caller.accountId, params.id, 'renew'),
    delete: async ({ params }, { caller }) => moveOwnAdvert(context, caller.accountId, params.id, 'delete'),
    countView: async ({ params }, { caller, request }) => {
      const userAgent = request.headers['user-agent'];
      await countView(context, params.id, { accountId: caller?.accountId, address: request.ip, userAgent });
      return {};
    },
    brands: async ({ query }) => listBrandsLike(db, query.q, offeredBrands),
    packages: async ({ query }) => {
      const category = await findChosenCategory(db, query.category);
      if (!category) throw notFound();
      const packages = await listPackagesOf(
        db,
        category.unit_price_unit ? packageUnitOf[category.unit_price_unit] : undefined,
      );
      return packages.map(({ id, unit, amount, count }) => ({
        id,
        label: packageLabel({ unit: unit as PackageUnit, amount, count }, query.lang),
      }));
    },
  };
  mountCalls(app, 'adverts', advertsContract, answers, {
    submit: ({ valid }, { caller }) => listContentErrors(context, { accountId: caller!.accountId }, valid),
    change: ({ params, valid }, { caller }) =>
      listContentErrors(context, { accountId: caller!.accountId, advertId: params.id }, valid),
  });
}
