import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { OpenedModeration } from '#shared/reports/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CaseView } from '#web/features/report/case-view.tsx';
import { ReportedContent } from '#web/features/report/reported-content.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

interface Decision {
  readonly moderation: OpenedModeration;
  readonly opened: { readonly id: number; readonly hash: string };
}

/** A decision about one's content or account, with the appeal, also for blocked users, who cannot log in. */
export const screen = defineScreen<Decision>({
  hasSidebar: false,
  load: async ({ api, locale, params }) => {
    const opened = { id: Number(params.id), hash: params.hash ?? '' };
    return { opened, moderation: await api.reports.openAffected({ params: opened, query: { lang: locale } }) };
  },
  head: ({ opened }, { i18n }) => ({
    title: i18n._(msg`Rozhodnutí správce`),
    alternates: mapLocales((locale) => routePath('moderation-decision', locale, opened)),
    isIndexed: false,
  }),
  Page: function ModerationDecisionPage({ data: { moderation: loaded, opened } }) {
    const { locale } = usePage();
    const [moderation, setModeration] = useState(loaded);
    return (
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <h1 className="text-3xl">
          <Trans>Rozhodnutí správce</Trans>
        </h1>
        <CaseView
          opened={moderation}
          onAppeal={async (text) =>
            setModeration(
              await browserApi.reports.appealAffected({ params: opened, query: { lang: locale }, body: { text } }),
            )
          }
        />
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">
            <Trans>Čeho se týká</Trans>
          </h2>
          <ReportedContent content={moderation.content} />
        </section>
      </div>
    );
  },
});
