import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, RowHead } from '#web/ui/data-table.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { FeedActions } from './feed-actions.tsx';
import { FeedAddress } from './feed-address.tsx';
import { LeftOutGoods } from './left-out-goods.tsx';
import { useFeedName } from './feed-names.ts';

export function FeedRow({ feed }: { feed: AdminFeed }) {
  const { locale } = usePage();
  const name = useFeedName()(feed.code);
  const { items, bytes, built_at: builtAt } = feed;
  return (
    <DataRow>
      <RowHead>
        {name}
        <FeedAddress feed={feed} name={name} />
      </RowHead>
      <Cell>
        <FeedState feed={feed} />
      </Cell>
      <Cell isFigure label={<Trans>Položek</Trans>}>
        {items ?? '–'}
      </Cell>
      <Cell label={<Trans>Vynecháno</Trans>}>
        <LeftOutGoods feed={feed} />
      </Cell>
      <Cell label={<Trans>Sestaven</Trans>}>
        {builtAt ? formatDateTime(builtAt, locale) : <Trans>zatím ne</Trans>}
        {bytes !== null && <span className="block text-muted">{formatFileSize(bytes, locale)}</span>}
      </Cell>
      <Cell isDecision>
        <FeedActions feed={feed} name={name} />
      </Cell>
    </DataRow>
  );
}

function FeedState({ feed: { is_on, is_wanted, is_outdated, built_at, error } }: { feed: AdminFeed }) {
  const { t } = useLingui();
  if (!is_on) return <StateMark tone="neutral">{t`vypnutý`}</StateMark>;
  if (error !== null)
    return (
      <>
        <StateMark tone="bad">{t`nezdařilo se`}</StateMark>
        <span className="block text-sm break-words text-muted">{error}</span>
      </>
    );
  if (is_wanted || built_at === null) return <StateMark tone="waiting">{t`čeká na sestavení`}</StateMark>;
  return (
    <>
      <StateMark tone="good">{t`zapnutý`}</StateMark>
      {is_outdated && (
        <span className="block text-sm text-muted">
          <Trans>čeká na změny</Trans>
        </span>
      )}
    </>
  );
}
