import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueueItem } from '#shared/adverts/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { AdvertAuthor } from '#web/features/advert-content/advert-author.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ContentChanges } from './content-changes.tsx';
import { ContentFacts } from '#web/features/advert-content/content-facts.tsx';
import { ContentPictures } from '#web/features/advert-content/content-pictures.tsx';

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
  const { locale, path, search } = usePage();
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
        <div className="min-w-0 grow basis-60">
          <h2 id={id} className="font-sans text-lg leading-snug font-semibold tracking-normal" lang={content.lang}>
            <a href={routePath('admin-advert', locale, { id: item.advert_id })}>{content.name}</a>
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
            <>
              {!item.changed.includes('pictures') && <ContentPictures keys={content.pictures} />}
              <ContentChanges before={before} after={content} changed={item.changed} />
            </>
          ) : (
            <>
              <ContentPictures keys={content.pictures} />
              <ContentFacts content={content} />
            </>
          )}
        </div>
        <AdvertAuthor seller={item.seller} listHref={`${path}${changedQuery(search, { seller: item.seller.id })}`} />
      </div>
    </li>
  );
}
