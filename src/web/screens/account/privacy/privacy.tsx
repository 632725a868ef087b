import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { OwnConsents } from '#shared/privacy/consents-contract.ts';
import type { PrivacyOverview } from '#shared/privacy/contract.ts';
import { defineScreen } from '#web/page/screen.ts';
import { ClosingSection } from './closing-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { ExportSection } from './export-section.tsx';

interface PrivacyData {
  readonly overview: PrivacyOverview;
  readonly consents: OwnConsents;
}

/** One's data: their archive, their consents, and the end of the account. */
export const screen = defineScreen<PrivacyData>({
  load: async ({ api }) => {
    const [overview, consents] = await Promise.all([api.privacy.get(), api.consents.own()]);
    return { overview, consents };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Soukromí`),
    alternates: pathsInAllLocales('account-privacy'),
    isIndexed: false,
  }),
  Page: function PrivacyPage({ data }) {
    const [overview, setOverview] = useState(data.overview);
    return (
      <div className="flex max-w-3xl flex-col gap-10">
        <div>
          <h1 className="mb-5 text-3xl">
            <Trans>Soukromí</Trans>
          </h1>
          <ExportSection overview={overview} onChange={setOverview} />
        </div>
        <ConsentsSection consents={data.consents} />
        <ClosingSection overview={overview} />
      </div>
    );
  },
});
