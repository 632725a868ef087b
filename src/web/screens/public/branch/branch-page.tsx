import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BranchContacts } from '#web/features/branch/branch-contacts.tsx';
import { OpeningLine } from '#web/features/branch/opening-line.tsx';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { GoodsInStock } from './goods-in-stock.tsx';
import type { BranchPageData } from './branch-page-data.ts';
import { trailOf } from './branch-trail.ts';

export function Page({ data: { branch, today, goods, choice } }: { data: BranchPageData }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { town, pickup_days: days } = branch;
  return (
    <div className="pb-12">
      <Breadcrumb items={trailOf(branch, locale, i18n)} className="mb-4" />
      <header className="mb-5 flex flex-col gap-2">
        <h1 className="text-3xl tablet:text-4xl">
          <Trans>Prodejna {town}</Trans>
        </h1>
        <OpeningLine opening={branch.opening} today={today} />
      </header>
      <div className="mb-8 grid gap-x-8 gap-y-5 rounded border border-line bg-surface p-4 tablet:grid-cols-2 tablet:p-5 wide:grid-cols-3">
        {/* No landmark of its own: the footer has one of the same name. */}
        <div>
          <h2 className="mb-2 text-lg">
            <Trans>Kontakt</Trans>
          </h2>
          <BranchContacts branch={branch} />
        </div>
        <section aria-labelledby="branch-hours">
          <h2 id="branch-hours" className="mb-2 text-lg">
            <Trans>Otevírací doba</Trans>
          </h2>
          <OpeningHours hours={branch.opening_hours} today={today} closures={branch.closures} />
        </section>
        <section aria-labelledby="branch-pickup">
          <h2 id="branch-pickup" className="mb-2 text-lg">
            <Trans>Osobní odběr</Trans>
          </h2>
          <p>
            <Trans>Objednávky z e-shopu si tu vyzvednete zdarma, platí se předem.</Trans>{' '}
            <Plural
              value={days}
              one="Připravené zboží na vás počká # otevírací den."
              few="Připravené zboží na vás počká # otevírací dny."
              other="Připravené zboží na vás počká # otevíracích dní."
            />
          </p>
        </section>
      </div>
      <GoodsInStock branch={branch} goods={goods} choice={choice} />
    </div>
  );
}
