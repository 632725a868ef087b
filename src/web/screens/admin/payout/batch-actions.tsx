import { useState, type MouseEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminPayoutsContract } from '#shared/payouts/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { saveFile } from '#web/features/filtered-list/save-file.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';

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
  const isDownloaded = batch.downloaded_at !== null;
  const isOpen = state === 'prepared' || state === 'exported';
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {state === 'prepared' && (
        <Button disabled={isRunning} onClick={() => void call('export')}>
          <Trans>Připravit soubor pro banku</Trans>
        </Button>
      )}
      {isExported && isDomestic && (
        <BankFileLink href={`${files}/order.kpc`} isNext={!isDownloaded}>
          <Trans>Stáhnout příkaz ABO (KPC)</Trans>
        </BankFileLink>
      )}
      {isExported && (
        <BankFileLink href={`${files}/order.xml`} isNext={!isDownloaded && !isDomestic}>
          <Trans>Stáhnout příkaz SEPA (XML)</Trans>
        </BankFileLink>
      )}
      {state === 'exported' && (
        <Button look={isDownloaded ? 'primary' : 'secondary'} disabled={isRunning} onClick={() => setAsked('pay')}>
          <Trans>Označit jako vyplacené</Trans>
        </Button>
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
        {!isDownloaded && (
          <>
            <strong>
              <Trans>Soubor pro banku zatím nikdo nestáhl.</Trans>
            </strong>{' '}
          </>
        )}
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
        {isDownloaded ? (
          <Trans>Zrušte ji, jen když soubor banka nemá. Marže a vratky půjde zařadit do jiné dávky.</Trans>
        ) : (
          <Trans>Marže a vratky půjde zařadit do jiné dávky.</Trans>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** A file for the bank. The page then shows who has it. */
function BankFileLink({ href, isNext, children }: Pick<FileLinkProps, 'href' | 'isNext' | 'children'>) {
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isRunning)
      void run(async () => {
        await saveFile(href);
        reload();
      });
  };
  return (
    <FileLink href={href} isNext={isNext} onClick={onClick}>
      {children}
    </FileLink>
  );
}

interface FileLinkProps {
  readonly href: string;
  /** Downloading it is the next step. */
  readonly isNext?: boolean | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

function FileLink({ href, isNext = false, onClick, children }: FileLinkProps) {
  return (
    <LinkButton look={isNext ? 'primary' : 'quiet'} href={href} download onClick={onClick}>
      {children}
    </LinkButton>
  );
}
