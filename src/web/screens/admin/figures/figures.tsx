import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters, changedQuery } from '#web/features/filtered-list/list-query.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { sections, seriesOf, type FigureChoice, type FiguresData } from './figure-choice.ts';
import { FigureSection } from './figure-section.tsx';
import { PeriodForm } from './period-form.tsx';
import { useSectionTexts } from './figure-texts.ts';

/** Orders, goods, adverts, people and searches over time, compared with an earlier period. */
export const screen = defineScreen<FiguresData>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as FigureChoice;
    const section = sections.find((each) => each === choice.section) ?? 'overview';
    const { section: _section, by, ...period } = choice;
    const asked = { ...period, lang: locale };
    const broken = section === 'goods' ? 'product' : section === 'orders' ? (by ?? 'category') : undefined;
    const [series, breakdown, stock, searches] = await Promise.all([
      api.adminFigures.series({ query: { ...asked, series: seriesOf[section] } }),
      broken && api.adminFigures.breakdown({ query: { ...asked, by: broken } }),
      section === 'goods' ? api.adminFigures.stock({ query: asked }) : undefined,
      section === 'searches' ? api.adminFigures.searches({ query: asked }) : undefined,
    ]);
    return {
      choice,
      section,
      series,
      ...(breakdown && broken && { breakdown: { by: broken, rows: breakdown.rows } }),
      ...(stock && { stock }),
      ...(searches && { searches }),
    };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Čísla obchodu a portálu`),
    alternates: pathsInAllLocales('admin-figures'),
    isIndexed: false,
  }),
  Page: FiguresPage,
});

function FiguresPage({ data }: { data: FiguresData }) {
  const { t } = useLingui();
  const { locale, search } = usePage();
  const texts = useSectionTexts();
  const path = routePath('admin-figures', locale);
  const { period, computed_until: until } = data.series;
  const shown = `${formatDate(period.from, locale)} – ${formatDate(period.to, locale)}`;
  const compared = `${formatDate(period.before.from, locale)} – ${formatDate(period.before.to, locale)}`;
  return (
    <AdminFrame title={<Trans>Čísla obchodu a portálu</Trans>}>
      <ListTabs
        label={t`Části přehledu`}
        tabs={sections.map((section, index) => ({
          href: `${path}${changedQuery(search, { section: index === 0 ? undefined : section, by: undefined })}`,
          text: texts[section],
          isCurrent: section === data.section,
        }))}
      />
      <PeriodForm choice={data.choice} period={period} />
      <p className="mb-4 text-sm text-muted">
        <Trans>
          {shown}, srovnáno s {compared}.
        </Trans>{' '}
        {until && <Trans>Spočítáno {formatDateTime(until, locale)}.</Trans>}
      </p>
      <FigureSection key={data.section} data={data} />
    </AdminFrame>
  );
}
