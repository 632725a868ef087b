import { Trans } from '@lingui/react/macro';
import type { AdvertSeller } from '#shared/adverts/admin-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';

interface AdvertAuthorProps {
  readonly seller: AdvertSeller;
  /** The list that the page is about, with adverts of this author only. */
  readonly listHref: string;
}

/** The author of an advert, with the decisions about the author's adverts so far. */
export function AdvertAuthor({ seller, listHref }: AdvertAuthorProps) {
  const { locale } = usePage();
  return (
    <div className="text-sm">
      <p>
        <a href={routePath('admin-account', locale, { id: seller.id })} className="font-semibold">
          {seller.username}
        </a>
        {seller.is_verified && (
          <span className="ml-2 text-link">
            <Trans>ověřený</Trans>
          </span>
        )}
      </p>
      <p className="text-muted">{seller.is_business ? <Trans>podnikatel</Trans> : <Trans>soukromá osoba</Trans>}</p>
      <p className="text-muted">
        <Trans>členem od {formatDate(seller.since, locale)}</Trans>
      </p>
      <p className="tabular-nums">
        <Trans>
          schváleno {seller.approved}, zamítnuto {seller.rejected}
        </Trans>
      </p>
      <p className="mt-1">
        <a href={listHref}>
          <Trans>Jen tento autor</Trans>
        </a>
      </p>
    </div>
  );
}
