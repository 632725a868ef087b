import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import type { PastTopping } from '#shared/topping/contract.ts';
import { DocumentLinks } from '#web/features/paid-service/document-links.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useToppingState } from '#web/features/topping-state/topping-state.ts';
import { usePage } from '#web/page/page-context.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { EffectTable } from './effect-table.tsx';

/** The toppings of the advert with their documents and their effect, the newest first. */
export function ToppingHistory({ history }: { history: readonly PastTopping[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history-title" className="mt-8">
      <h2 id="history-title" className="text-xl">
        <Trans>Průběh a historie</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {history.map((topping) => (
          <HistoryItem key={topping.id} topping={topping} />
        ))}
      </ul>
    </section>
  );
}

function HistoryItem({ topping }: { topping: PastTopping }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const { textOf, tones } = useToppingState();
  const { state, days, price, starts_at: startsAt, ends_at: endsAt, reason, documents, effect } = topping;
  const isReturned = state === 'rejected' || state === 'withdrawn';
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StateMark tone={tones[state]}>{textOf[state]}</StateMark>
        <strong className="font-semibold">
          <Plural value={days} one="# den" few="# dny" other="# dní" />
        </strong>
        <span>{text(price)}</span>
        <span className="text-sm text-muted">{t`žádost č. ${topping.number} z ${formatDate(topping.started_at, locale)}`}</span>
      </p>
      {startsAt && endsAt && (
        <p className="mt-1">
          <Trans>
            od {formatDateTime(startsAt, locale)} do {formatDateTime(endsAt, locale)}
          </Trans>
        </p>
      )}
      {reason !== null && (
        <p className="mt-1 text-burgundy-text">
          <Trans>Důvod zamítnutí:</Trans> <span lang="">{reason}</span>
        </p>
      )}
      {isReturned && (
        <p className="mt-1 text-muted">
          {topping.is_refunded ? <Trans>Peníze jsme vám vrátili.</Trans> : <Trans>Peníze vám vracíme.</Trans>}
        </p>
      )}
      {effect && <EffectTable effect={effect} />}
      {state === 'running' && !effect && (
        <p className="mt-1 text-muted">
          <Trans>Jak topování působí, uvidíte po prvním celém dni.</Trans>
        </p>
      )}
      <DocumentLinks documents={documents} />
    </li>
  );
}
