import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminPayoutsContract } from '#shared/payouts/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';

type Data = CallAnswer<(typeof adminPayoutsContract)['get']>;

/** What can be done with a batch in its state, and its files. */
export function BatchActions({
  data: { batch, has_domestic_file: isDomestic, has_statements: hasStatements },
}: {
  data: Data;
}) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [asked, setAsked] = useState<'pay' | 'cancel'>();
  const { id, state, paid } = batch;
  const call = (name: 'export' | 'pay' | 'cancel') =>
    run(async () => {
      setAsked(undefined);
      await browserApi.adminPayouts[name]({ params: { id } });
      reload();
    });
  const files = `/api/admin/payout-batches/${id}`;
  const isExported = state === 'exported' || state === 'paid';
  const isOpen = state === 'prepared' || state === 'exported';
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {state === 'prepared' && (
        <Button disabled={isRunning} onClick={() => void call('export')}>
          <Trans>Připravit soubor pro banku</Trans>
        </Button>
      )}
      {state === 'exported' && (
        <Button disabled={isRunning} onClick={() => setAsked('pay')}>
          <Trans>Označit jako vyplacené</Trans>
        </Button>
      )}
      {isExported && isDomestic && (
        <FileLink href={`${files}/order.kpc`}>
          <Trans>Příkaz ABO (KPC)</Trans>
        </FileLink>
      )}
      {isExported && (
        <FileLink href={`${files}/order.xml`}>
          <Trans>Příkaz SEPA (XML)</Trans>
        </FileLink>
      )}
      {hasStatements && (
        <FileLink href={`${files}/statements.pdf`}>
          <Trans>Vyúčtování marží (PDF)</Trans>
        </FileLink>
      )}
      {isOpen && paid === 0 && (
        <Button look="danger" disabled={isRunning} onClick={() => setAsked('cancel')}>
          <Trans>Zrušit dávku</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'pay'}
        isBusy={isRunning}
        title={t`Odeslala banka celou dávku?`}
        action={t`Ano, je vyplacená`}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void call('pay')}
      >
        <Trans>Vratky se uzavřou a influenceři dostanou e-mail. Tento krok nelze vrátit zpět.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        isBusy={isRunning}
        title={t`Zrušit dávku ${id}?`}
        action={t`Ano, zrušit`}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void call('cancel')}
      >
        {state === 'exported' ? (
          <Trans>Zrušte ji, jen když soubor banka nemá. Marže a vratky půjde zařadit do jiné dávky.</Trans>
        ) : (
          <Trans>Marže a vratky půjde zařadit do jiné dávky.</Trans>
        )}
      </ConfirmDialog>
    </div>
  );
}

function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className="inline-flex min-h-11 items-center font-semibold">
      {children}
    </a>
  );
}
