import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { OwnPayouts } from '#shared/payouts/contract.ts';
import type { InfluencerOverview } from '#shared/vouchers/contract.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { EarningEntries } from './earning-entries.tsx';
import { MonthTable } from './month-table.tsx';
import { OwnVouchers } from './own-vouchers.tsx';
import { Payouts } from './payouts.tsx';

interface Data {
  readonly overview: InfluencerOverview;
  readonly payouts: OwnPayouts;
}

/** An influencer's earnings: in total, by voucher, by month and by order. */
export const screen = defineScreen<Data>({
  load: async ({ api, query }) => {
    const page = query.get('page') ?? '1';
    if (!/^[1-9]\d{0,2}$/.test(page)) throw notFound();
    const [overview, payouts] = await Promise.all([api.vouchers.influencer({ query: { page } }), api.payouts.own()]);
    return { overview, payouts };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Influencer`),
    alternates: pathsInAllLocales('account-influencer'),
    isIndexed: false,
  }),
  Page: function InfluencerPage({ data: { overview, payouts } }) {
    const { total, vouchers, months } = overview;
    return (
      <div className="flex flex-col gap-8">
        <header>
          <h1 className="text-3xl">
            <Trans>Influencer</Trans>
          </h1>
          <p className="text-muted">
            <Trans>Marže se počítá z hodnoty zaplaceného zboží po slevě bez DPH. Vrácené zboží se odečítá.</Trans>
          </p>
        </header>
        <dl className="grid gap-4 tablet:grid-cols-3">
          <Total title={<Trans>Objednávky</Trans>}>{total.orders}</Total>
          <Total title={<Trans>Obrat bez DPH</Trans>}>
            <ChargedPrice money={total.turnover} />
          </Total>
          <Total title={<Trans>Marže</Trans>}>
            <ChargedPrice money={total.margin} />
          </Total>
        </dl>
        <Part title={<Trans>Vaše vouchery</Trans>}>
          <OwnVouchers vouchers={vouchers} />
        </Part>
        <Part title={<Trans>Výplaty</Trans>}>
          <Payouts payouts={payouts} />
        </Part>
        {months.length > 0 && (
          <Part title={<Trans>Po měsících</Trans>}>
            <MonthTable months={months} />
          </Part>
        )}
        <Part title={<Trans>Jednotlivé položky</Trans>}>
          <EarningEntries overview={overview} />
        </Part>
      </div>
    );
  },
});

function Total({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <dt className="text-muted">{title}</dt>
      <dd className="font-heading text-2xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
