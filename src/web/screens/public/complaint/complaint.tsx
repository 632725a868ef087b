import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { complaintDays } from '#shared/returns/limits.ts';
import { ReturnLinkForm } from '#web/features/returns/return-link-form.tsx';
import { defineScreen } from '#web/page/screen.ts';

/** The entry to complaints, also for guests. */
export const screen = defineScreen({
  hasSidebar: false,
  load: async () => ({}),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Reklamovat zboží`),
    alternates: pathsInAllLocales('complaint'),
    isIndexed: false,
  }),
  Page: function ComplaintPage() {
    return (
      <div className="flex max-w-xl flex-col gap-5">
        <h1 className="text-3xl">
          <Trans>Reklamovat zboží</Trans>
        </h1>
        <p>
          <Trans>
            Napište číslo objednávky a e-mail, pošleme vám odkaz. Reklamaci vyřídíme nejpozději do {complaintDays} dnů.
          </Trans>
        </p>
        <ReturnLinkForm purpose="complaint" />
      </div>
    );
  },
});
