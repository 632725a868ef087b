import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListingDetail, Seller } from '#shared/catalog/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { Stars } from '#web/features/stars/stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface SellerCardProps {
  readonly seller: Seller;
  readonly business: ListingDetail['business'];
  readonly avatarKey: string | null;
  /** When the seller registered. */
  readonly since: string | null;
  /** The author of a demand is not a seller. */
  readonly isBuyer?: boolean;
}

/** The author of an advert: name, verified badge, rating, and whether consumer law applies. */
export function SellerCard({ seller, business, avatarKey, since, isBuyer }: SellerCardProps) {
  const { locale } = usePage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded border border-line bg-surface p-4">
      <h2 id={headingId} className="text-sm font-normal tracking-normal text-muted">
        {isBuyer ? <Trans>Poptává</Trans> : <Trans>Prodává</Trans>}
      </h2>
      <div className="mt-1 flex items-center gap-3">
        <Avatar username={seller.username} avatarKey={avatarKey} size="small" />
        <div className="min-w-0">
          <p className="text-lg leading-tight font-semibold break-words">
            <a href={routePath('user', locale, { id: seller.id })} className="hover:no-underline">
              {seller.username}
            </a>
          </p>
          <a
            href={`${routePath('user', locale, { id: seller.id })}#reviews`}
            className="inline-flex min-h-6 items-center no-underline hover:underline"
          >
            <Stars average={seller.stars} reviews={seller.reviews} className="text-sm" />
          </a>
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {seller.is_verified && (
          <li className="inline-flex items-center gap-1.5 text-link">
            <Icon name="shield-check" size={18} />
            <Trans>Ověřený účet</Trans>
          </li>
        )}
        <li className="inline-flex items-center gap-1.5">
          <Icon name={seller.is_business ? 'store' : 'user'} size={18} />
          {seller.is_business ? <Trans>Podnikatel</Trans> : <Trans>Soukromá osoba</Trans>}
        </li>
        {since && (
          <li className="inline-flex items-center gap-1.5 text-muted">
            <Icon name="clock" size={18} />
            <Trans>Na Karafě od {formatDate(since, locale)}</Trans>
          </li>
        )}
      </ul>
      {business && <BusinessFacts business={business} />}
      {!seller.is_business && !isBuyer && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
          <Trans>
            Při koupi od soukromé osoby neplatí práva spotřebitele, například odstoupení od smlouvy do 14 dnů.
          </Trans>
        </p>
      )}
    </section>
  );
}

function BusinessFacts({ business }: { business: NonNullable<ListingDetail['business']> }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
      <dt className="text-muted">
        <Trans>Firma</Trans>
      </dt>
      <dd>{business.company}</dd>
      <dt className="text-muted">
        <Trans>Sídlo</Trans>
      </dt>
      <dd>{business.address}</dd>
      <dt className="text-muted">
        <Trans>IČO</Trans>
      </dt>
      <dd className="tabular-nums">{business.company_id}</dd>
      {business.tax_id && (
        <>
          <dt className="text-muted">
            <Trans>DIČ</Trans>
          </dt>
          <dd className="tabular-nums">{business.tax_id}</dd>
        </>
      )}
    </dl>
  );
}
