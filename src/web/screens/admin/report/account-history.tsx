import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { ModerationCase } from '#shared/reports/admin-contract.ts';
import { useKindTexts, useReasonTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

interface AccountHistoryProps {
  readonly history: NonNullable<ModerationCase['history']>;
  readonly account: NonNullable<ModerationCase['account']>;
  /** Nothing was decided in this case either. */
  readonly isFirst: boolean;
}

/** What is known of the reported user: figures and earlier cases. */
export function AccountHistory({ history, account, isFirst }: AccountHistoryProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [kinds, reasons] = [useKindTexts(), useReasonTexts()];
  const { state, suspended_until: until, adverts, reviews, cases } = history;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">
        <a href={routePath('admin-account', locale, { id: account.id })}>{account.username}</a>
      </h2>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="text-muted">
          <Trans>registrace {formatDate(history.registered_at, locale)}</Trans>
        </span>
        <span>
          <Trans>inzeráty: {adverts}</Trans>
        </span>
        <span>
          <Trans>hodnocení: {reviews}</Trans>
        </span>
        {state === 'blocked' && <StateMark tone="bad">{t`zablokovaný`}</StateMark>}
        {until && <StateMark tone="waiting">{t`pozastavený do ${formatDate(until, locale)}`}</StateMark>}
      </p>
      {cases.length === 0 ? (
        isFirst && (
          <p className="text-muted">
            <Trans>Dřív se o něm nerozhodovalo.</Trans>
          </p>
        )
      ) : (
        <ul className="divide-y divide-line rounded border border-line bg-surface">
          {cases.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-3 p-2 text-sm">
              <a href={routePath('admin-report', locale, { id: each.id })} className="grow">
                {kinds[each.kind]}: {reasons[each.reason]}
              </a>
              <span className="text-muted">{formatDate(each.decided_at, locale)}</span>
              <span>{each.measures.length > 0 ? t`s opatřením` : t`bez opatření`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
