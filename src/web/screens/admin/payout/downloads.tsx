import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { adminPayoutsContract } from '#shared/payouts/contract.ts';
import type { BankFile } from '#shared/payouts/payouts.ts';
import { usePage } from '#web/page/page-context.tsx';

type Download = CallAnswer<(typeof adminPayoutsContract)['get']>['downloads'][number];

const names: Readonly<Record<BankFile, string>> = { abo: 'ABO (KPC)', sepa: 'SEPA (XML)' };

/** Who has a file for the bank, so that nobody hands it in twice. Once it is sent, only a record. */
export function Downloads({ downloads, isSent }: { downloads: readonly Download[]; isSent: boolean }) {
  const { locale } = usePage();
  if (downloads.length === 0) return null;
  return (
    <section aria-labelledby="downloads-title" className="mb-4 rounded border border-line bg-surface px-4 py-3">
      <h2 id="downloads-title" className="text-base font-semibold">
        {isSent ? <Trans>Stažené soubory pro banku</Trans> : <Trans>Soubor pro banku už někdo stáhl</Trans>}
      </h2>
      {!isSent && (
        <p className="text-sm text-muted">
          <Trans>Do banky ho nahrajte jen jednou, jinak peníze odejdou dvakrát.</Trans>
        </p>
      )}
      <ul className="mt-1 text-sm">
        {downloads.map(({ file, by, at }, index) => (
          <li key={index}>
            {formatDateTime(at, locale)}, {names[file]}
            {by && ` · ${by}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
