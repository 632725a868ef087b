import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueueItem } from '#shared/adverts/admin-contract.ts';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ContentChanges } from './content-changes.tsx';
import { ContentFacts, ContentPictures } from './content-facts.tsx';

interface QueueRowProps {
  readonly item: QueueItem;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** One advert or change, with everything needed for a decision on the same page. */
export function QueueRow({ item, isCurrent, isSelected, onFocus, onSelect, onApprove, onReject }: QueueRowProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const id = useId();
  const { content, before } = item;
  return (
    <li
      data-row={`${item.kind}-${item.id}-${item.version}`}
      tabIndex={-1}
      aria-labelledby={id}
      aria-current={isCurrent ? 'true' : undefined}
      onFocus={onFocus}
      className={classes(
        'scroll-my-4 rounded border bg-surface p-4 outline-none',
        isCurrent ? 'border-amber outline-2 outline-amber' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <input
          type="checkbox"
          aria-label={t`Vybrat ${content.name}`}
          checked={isSelected}
          onChange={onSelect}
          className="mt-1 size-5 accent-link"
        />
        <div className="min-w-0 grow">
          <h2 id={id} className="font-sans text-lg leading-snug font-semibold tracking-normal" lang={content.lang}>
            {content.name}
          </h2>
          <p className="text-sm text-muted">
            {before ? <Trans>změna inzerátu</Trans> : <Trans>nový inzerát</Trans>} · {content.category.name} ·{' '}
            <time dateTime={item.version}>{formatDateTime(item.version, locale)}</time>
          </p>
        </div>
        <p className="flex gap-2">
          <Button size="small" onClick={onApprove}>
            <Trans>Schválit</Trans>
          </Button>
          <Button size="small" look="secondary" onClick={onReject}>
            <Trans>Zamítnout</Trans>
          </Button>
        </p>
      </div>
      {item.previous_reason && (
        <p className="mt-3 rounded bg-burgundy-soft px-3 py-2 text-sm whitespace-pre-line text-burgundy-text">
          <Trans>Minule zamítnuto:</Trans> {item.previous_reason}
        </p>
      )}
      <div className="mt-3 grid gap-x-6 gap-y-3 wide:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          {before ? (
            <ContentChanges before={before} after={content} changed={item.changed} />
          ) : (
            <>
              <ContentPictures keys={content.pictures} />
              <ContentFacts content={content} />
            </>
          )}
        </div>
        <Author seller={item.seller} />
      </div>
    </li>
  );
}

function Author({ seller }: { seller: QueueItem['seller'] }) {
  const { locale, path, search } = usePage();
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
        <a href={`${path}${changedQuery(search, { seller: seller.id })}`}>
          <Trans>Jen tento autor</Trans>
        </a>
      </p>
    </div>
  );
}
