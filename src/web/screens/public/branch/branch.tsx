import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BranchGoods } from '#shared/catalog/contract.ts';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { BranchContacts } from '#web/features/branch/branch-contacts.tsx';
import { OpeningLine } from '#web/features/branch/opening-line.tsx';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { loadListPage } from '#web/page/list-page.ts';
import { usePage } from '#web/page/page-context.tsx';
import { pagedTitle } from '#web/page/paged-title.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { defineScreen, ensureCanonicalPath, notFound } from '#web/page/screen.ts';
import { Breadcrumb, breadcrumbData, type BreadcrumbLink } from '#web/ui/breadcrumb.tsx';
import { branchData } from './branch-data.ts';
import { goodsSearch, readGoodsChoice, type GoodsChoice } from './goods-address.ts';
import { GoodsInStock } from './goods-in-stock.tsx';

interface BranchPageData {
  readonly branch: PublicBranch;
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly goods: BranchGoods;
  readonly choice: GoodsChoice;
}

const pathOf = ({ id, slug }: PublicBranch, locale: Locale) => routePath('branch', locale, { id, slug });

const trailOf = (branch: PublicBranch, locale: Locale, i18n: I18n): BreadcrumbLink[] => [
  { name: i18n._(msg`Úvod`), href: routePath('home', locale) },
  { name: i18n._(msg`Prodejny`), href: routePath('branches', locale) },
  { name: branch.town, href: pathOf(branch, locale) },
];

/** A store: address, opening hours and closures, and a search of the goods it has in stock. */
export const screen = defineScreen<BranchPageData>({
  parts: loadListingCards,
  load: async (context) => {
    const { api, locale, params, path, query } = context;
    const id = Number(params.id);
    const read = readGoodsChoice(query);
    if (!read) throw notFound();
    const { page, ...choice } = read;
    const [{ branch, today }, goods] = await Promise.all([
      api.delivery.branch({ params: { id }, query: { lang: locale } }),
      loadListPage(page, `${path}${goodsSearch(choice)}`, (at) =>
        api.catalog.branchGoods({ params: { id }, query: { lang: locale, ...choice, page: at } }),
      ),
    ]);
    ensureCanonicalPath(context, pathOf(branch, locale));
    return { branch, today, goods, choice };
  },
  head: ({ branch, goods: { page }, choice }, { i18n, locale, origin }) => ({
    title: pagedTitle(i18n._(msg`Prodejna ${{ town: branch.town }}`), page, i18n),
    description: i18n._(
      msg`Prodejna Karafa ${{ town: branch.town }}, ${{ street: branch.street }}: otevírací doba, telefon, mapa a zboží, které má právě skladem.`,
    ),
    alternates: mapLocales((each) => pathOf(branch, each)),
    ...(page > 1 && { canonicalQuery: `page=${page}` }),
    isIndexed: choice.q === '' && choice.category === undefined,
    structuredData: import.meta.env.SSR
      ? [breadcrumbData(trailOf(branch, locale, i18n), origin), branchData(branch, { origin, locale })]
      : [],
  }),
  Page: function BranchPage({ data: { branch, today, goods, choice } }) {
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
  },
});
