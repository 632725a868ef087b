import { useEffect } from 'react';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { WaitingQueue } from '#shared/admin-tasks/admin-contract.ts';
import type { AgeProofs } from '#shared/age-proofs/contract.ts';
import { ageProviderBrands } from '#shared/age-proofs/providers.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { showQueues } from '#web/features/admin-frame/waiting-queues.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { queueAddress } from './queue-addresses.ts';
import { queueTexts } from './queue-texts.tsx';

interface Tasks extends Pick<AgeProofs, 'providers'> {
  readonly queues: readonly WaitingQueue[];
}

/** The tasks of an administrator. For other users the page looks as if it did not exist: the API answers 403. */
export const screen = defineScreen<Tasks>({
  layout: 'bare',
  load: async ({ api }) => {
    const [{ queues }, { providers }] = await Promise.all([api.adminTasks.list(), api.ageProofs.get()]);
    return { queues, providers };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Správa portálu`),
    alternates: pathsInAllLocales('admin'),
    isIndexed: false,
  }),
  Page: function AdminPage({ data: { queues, providers } }) {
    const { services } = usePage();
    useEffect(() => showQueues(queues), [queues]);
    return (
      <AdminFrame title={<Trans>K vyřízení</Trans>}>
        {queues.length === 0 ? (
          <EmptyState pictogram="star" title={<Trans>Nic nečeká</Trans>}>
            <Trans>Všechno, co máte na starosti, je vyřízené.</Trans>
          </EmptyState>
        ) : (
          <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
            {queues.map((waiting) => (
              <Tile key={waiting.queue} waiting={waiting} />
            ))}
          </ul>
        )}
        <p className="mt-6 text-sm text-muted">
          {services.botCheck ? (
            <Trans>Ochrana proti robotům: zapnutá (reCAPTCHA)</Trans>
          ) : (
            <Trans>Ochrana proti robotům: vypnutá</Trans>
          )}
          <br />
          <AgeProviders providers={providers} />
        </p>
      </AdminFrame>
    );
  },
});

function Tile({ waiting: { queue, count, oldest_hours: hours, is_overdue: isOverdue } }: { waiting: WaitingQueue }) {
  const { locale } = usePage();
  const { currency } = useShopMoney();
  return (
    <li>
      <a
        href={queueAddress(queue, locale, currency.code)}
        className={classes(
          'flex h-full items-center gap-4 rounded border bg-surface px-4 py-3 no-underline hover:bg-sunken',
          isOverdue ? 'border-burgundy-text' : 'border-line hover:border-line-strong',
        )}
      >
        <span className="min-w-[2ch] text-right font-heading text-3xl font-semibold tabular-nums">
          {wholeNumberText(count, locale)}
        </span>
        <span className="flex min-w-0 flex-col items-start gap-1">
          {queueTexts[queue](count)}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {isOverdue && (
              <StateMark tone="bad">
                <Trans>po termínu</Trans>
              </StateMark>
            )}
            {hours !== null && <Age hours={hours} isAlone={count === 1} />}
          </span>
        </span>
      </a>
    </li>
  );
}

/** How long the oldest item has waited, in hours or days. */
function Age({ hours, isAlone }: { hours: number; isAlone: boolean }) {
  const days = Math.floor(hours / 24);
  const age =
    hours < 1 ? (
      <Trans>méně než hodinu</Trans>
    ) : days < 2 ? (
      <Plural value={hours} one="# hodinu" few="# hodiny" other="# hodin" />
    ) : (
      <Plural value={days} one="# den" few="# dny" other="# dní" />
    );
  return <span>{isAlone ? <Trans>čeká {age}</Trans> : <Trans>nejstarší čeká {age}</Trans>}</span>;
}

/** Without a provider, tobacco is sold on a stated birth date, which is less than the law requires. */
function AgeProviders({ providers }: Pick<AgeProofs, 'providers'>) {
  const names = providers.map(({ name }) => ageProviderBrands[name]).join(', ');
  if (providers.length === 0)
    return <Trans>Ověření věku poskytovatelem: vypnuté, u tabáku se ptáme jen na datum narození</Trans>;
  return providers.some(({ is_test: isTest }) => isTest) ? (
    <Trans>Ověření věku poskytovatelem: zkušební režim ({names})</Trans>
  ) : (
    <Trans>Ověření věku poskytovatelem: zapnuté ({names})</Trans>
  );
}
