import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Topping } from '#shared/topping/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

/** What is going on now: the running topping and the open request. */
export function ToppingStateNote({ topping: { topped_until: until, open } }: { topping: Topping }) {
  const { locale } = usePage();
  const hasFailed = open?.state === 'unpaid' && open.request.payment_state === 'failed';
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {until && (
          <StateMark tone="good">
            <Trans>topovaný do {formatDate(until, locale)}</Trans>
          </StateMark>
        )}
        {!until && !open && (
          <StateMark tone="neutral">
            <Trans>netopovaný</Trans>
          </StateMark>
        )}
        {open?.state === 'requested' && (
          <StateMark tone="waiting">
            <Trans>zaplaceno, čeká na schválení</Trans>
          </StateMark>
        )}
        {open?.state === 'unpaid' && (
          <StateMark tone={hasFailed ? 'bad' : 'waiting'}>
            {hasFailed ? <Trans>platba se nezdařila</Trans> : <Trans>čeká na platbu</Trans>}
          </StateMark>
        )}
      </p>
      {hasFailed && (
        <p className="mt-3">
          <Trans>Nic se nestrhlo a vaše žádost platí. Zaplaťte prosím znovu, třeba jiným způsobem.</Trans>
        </p>
      )}
    </>
  );
}
