import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ListingCard } from '#shared/catalog/contract.ts';
import type { Thread } from '#shared/messages/contract.ts';
import type { Money } from '#shared/money/money.ts';
import { ReservedLabel, SoldLabel } from '#web/features/listing-card/listing-labels.tsx';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useMoneyText } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import type { ConversationArea } from './conversation-area.ts';

interface ConversationSubjectProps {
  readonly area: ConversationArea;
  readonly thread: Pick<Thread, 'kind' | 'subject' | 'listing' | 'order'>;
}

/** What a conversation is about: a listing or an order; nothing between users. */
export function ConversationSubject({ area, thread: { kind, subject, listing, order } }: ConversationSubjectProps) {
  const { locale } = usePage();
  if (listing) return <ListingSubject listing={listing} />;
  if (kind === 'listing')
    return (
      <Frame>
        <p>
          <strong lang={unknownLanguage} className="block break-words">
            {subject}
          </strong>
          <span className="text-muted">
            <Trans>Tato nabídka už není zveřejněná.</Trans>
          </span>
        </p>
      </Frame>
    );
  if (order)
    return (
      <Frame>
        <Icon name="cart" className="shrink-0 text-muted" />
        <a
          href={
            area === 'account'
              ? routePath('account-order-summary', locale, { id: order.id, hash: order.hash })
              : routePath('admin-order', locale, { id: order.id })
          }
          className="font-semibold"
        >
          <Trans>Objednávka {order.number}</Trans>
        </a>
      </Frame>
    );
  return null;
}

export function ListingSubject({ listing }: { listing: ListingCard }) {
  const { locale } = usePage();
  return (
    <Frame>
      <ListingPicture picture={listing.picture} alt="" sizes="56px" className="w-14 shrink-0 rounded" />
      <p className="min-w-0">
        <a
          href={routePath('listing', locale, {
            id: listing.id,
            category: listing.category.slug,
            listing: listing.slug,
          })}
          lang={listing.text_locale}
          className="inline-block min-h-6 py-0.5 font-semibold break-words"
        >
          {listing.name}
        </a>
        {listing.price && <SubjectPrice price={listing.price} />}
        {(listing.is_sold || listing.is_reserved) && (
          <span className="mt-1 block">
            {listing.is_sold ? <SoldLabel listing={listing} /> : <ReservedLabel listing={listing} />}
          </span>
        )}
      </p>
    </Frame>
  );
}

/** In the display currency, and in that of the advert, in which its deal is made. */
function SubjectPrice({ price }: { price: Money }) {
  const shown = useMoneyText()(price);
  const charged = useChargedText()(price);
  return (
    <span className="block">
      <span className="money">{shown}</span>
      {charged !== shown && <span className="text-muted"> ({charged})</span>}
    </span>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="flex items-center gap-4 rounded border border-line bg-surface p-3">{children}</div>;
}
