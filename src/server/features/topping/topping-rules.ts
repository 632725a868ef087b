import { msg } from '@lingui/core/macro';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { stopTopping, topAdvert } from '#server/features/adverts/index.ts';
import type { ServiceRow, ServiceRules } from '#server/features/paid-services/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { bringForwardToppings, findAdvert, findRunningEnd, findTopping, updateTopping } from './topping.queries.ts';
import { writeToppingMail } from './topping-mail-texts.ts';

/** What a topping adds to the other paid services. */
export const toppingRules: ServiceRules = {
  kind: 'topping',
  async describe(db, row) {
    const { advertId, name, days } = await describeTopped(db, row);
    return {
      page: (locale) =>
        advertId === null
          ? routePath('account-advertisements', locale)
          : routePath('account-advertisements-top', locale, { id: advertId }),
      name: (i18n) => i18n._(msg`Topování inzerátu „${{ advert: name }}“ na ${{ days }} dní`),
      write: (news, writing) => writeToppingMail(name, news, writing),
    };
  },
  async provide(tx, { id }, at) {
    const topping = await findTopping(tx, id);
    if (topping?.topping_state !== 'unpaid') return false;
    await updateTopping(tx, id, { state: 'requested', requested_at: at });
    return true;
  },
  async end(tx, { id }, { at }) {
    const topping = await findTopping(tx, id);
    if (topping?.topping_state !== 'running' && topping?.topping_state !== 'ended') return false;
    const { listing_id: advertId, starts_at: startsAt, ends_at: endsAt } = topping;
    await updateTopping(tx, id, { state: 'refunded' });
    if (topping.topping_state === 'ended' || advertId === null) return false;
    // An extension follows at once: the refunded days are not given away.
    if (startsAt && endsAt) await bringForwardToppings(tx, advertId, { startsAt, endsAt, at });
    const until = await findRunningEnd(tx, advertId, { at, exceptId: id });
    if (until === null) await stopTopping(tx, advertId, at);
    else await topAdvert(tx, advertId, { at, until });
    return true;
  },
  async mayRefund(tx, { id }) {
    const state = (await findTopping(tx, id))?.topping_state;
    return state === 'running' || state === 'ended' || state === 'refunded';
  },
  async isRefundDue(tx, { id }) {
    const state = (await findTopping(tx, id))?.topping_state;
    return state === 'rejected' || state === 'withdrawn';
  },
};

async function describeTopped(db: Queryable, { id }: ServiceRow) {
  const topping = await findTopping(db, id);
  const advertId = topping?.listing_id ?? null;
  const advert = advertId === null ? undefined : await findAdvert(db, advertId, defaultLocale);
  return { advertId, name: advert?.name ?? '', days: topping?.days ?? 0 };
}
