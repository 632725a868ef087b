import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { ModerationFigures } from '#shared/reports/figures-contract.ts';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';

const loadPage = () => import('./moderation-page.tsx');

/** What was reported and decided within a year. */
export const screen = defineScreen<ModerationFigures>({
  load: ({ api, query }) => {
    const year = Number(query.get('year'));
    return api.moderationFigures.get({ query: Number.isInteger(year) && year > 0 ? { year } : {} });
  },
  head: ({ year }, { i18n }) => ({
    title: i18n._(msg`Přehled moderování ${{ year }}`),
    description: i18n._(
      msg`Kolik obsahu uživatelé portálu Karafa nahlásili, jak o něm správci rozhodli, za jak dlouho a s jakým výsledkem odvolání.`,
    ),
    alternates: pathsInAllLocales('moderation'),
    canonicalQuery: `year=${year}`,
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
