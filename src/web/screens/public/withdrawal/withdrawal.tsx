import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { withdrawalDays } from '#shared/returns/limits.ts';
import { ReturnLinkForm } from '#web/features/returns/return-link-form.tsx';
import { defineScreen } from '#web/page/screen.ts';

/** The entry to withdrawals, also for guests. */
export const screen = defineScreen({
  hasSidebar: false,
  load: async () => ({}),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Odstoupení od smlouvy`),
    alternates: pathsInAllLocales('withdrawal'),
    isIndexed: false,
  }),
  Page: function WithdrawalPage() {
    return (
      <div className="flex max-w-xl flex-col gap-5">
        <h1 className="text-3xl">
          <Trans>Odstoupení od smlouvy</Trans>
        </h1>
        <p>
          <Trans>
            Od nákupu v našem obchodě můžete bez udání důvodu odstoupit do {withdrawalDays} dnů od převzetí zboží.
            Napište číslo objednávky a e-mail, pošleme vám odkaz.
          </Trans>
        </p>
        <ReturnLinkForm purpose="withdrawal" />
      </div>
    );
  },
});
