import type { OwnAdvert } from '#shared/adverts/contract.ts';
import { ownerActionsOf } from '#shared/adverts/lifecycle.ts';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { findListingNames } from '#server/features/listings/index.ts';
import { presentContent } from '../content/content-presenter.ts';
import { findLatestContent } from '../content/latest-content.ts';
import { findOwnAdvert } from './own-advert.queries.ts';

/** An advert in its author's latest version, waiting or public, for the form. */
export async function getOwnAdvert({ db }: Context, accountId: number, id: number, lang: Locale): Promise<OwnAdvert> {
  const advert = await findOwnAdvert(db, accountId, id);
  if (!advert) throw notFound();
  const { content, isChange } = await findLatestContent(db, id);
  if (!content) throw notFound();
  return {
    id,
    state: advert.state,
    content: presentContent(content, await findListingNames(db, [content], lang), lang),
    is_change_waiting: isChange,
    decision_reason: advert.state === 'rejected' ? advert.decision_reason : null,
    hidden_reason: advert.hidden_reason,
    goods_confirmed_at: advert.goods_confirmed_at?.toISOString() ?? null,
    expires_at: advert.expires_at?.toISOString() ?? null,
    actions: ownerActionsOf({ state: advert.state, isHidden: advert.hidden_reason !== null }),
  };
}
