import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BankTransfer } from '#shared/payments/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { decimalText } from '#web/ui/numbers.ts';
import { PayBefore } from './pay-before.tsx';

interface TransferDetailsProps {
  readonly order: Order;
  readonly transfer: BankTransfer;
}

/** What the buyer enters in the bank, to copy or to scan. */
export function TransferDetails({ order, transfer }: TransferDetailsProps) {
  const { t } = useLingui();
  const text = useChargedText();
  const { received } = order.payment;
  const isPart = received.amount > 0;
  const caption = transfer.code?.format === 'spayd' ? t`QR Platba` : 'PAY by square';
  return (
    <section
      aria-labelledby="transfer-title"
      className="grid gap-5 rounded border border-amber bg-amber-soft p-4 tablet:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="transfer-title" className="text-xl">
          {isPart ? <Trans>Zbývá doplatit {text(transfer.amount)}</Trans> : <Trans>Zaplaťte prosím převodem</Trans>}
        </h2>
        {isPart && (
          <p className="mt-1">
            <Trans>
              Z celkové ceny {text(order.total)} nám přišlo {text(received)}. Zbytek prosím doplaťte převodem.
            </Trans>
          </p>
        )}
        <p className="mt-1">
          <Trans>Zboží pro vás držíme. Jakmile platba přijde, napíšeme vám.</Trans> <PayBefore order={order} />
        </p>
        <TransferRows transfer={transfer} />
      </div>
      {transfer.code && (
        <figure className="justify-self-start text-center">
          <img src={transfer.code.image} alt={t`QR kód k platbě v bankovní aplikaci`} width={176} height={176} />
          <figcaption className="mt-1 text-sm">{caption}</figcaption>
          <a
            href={`/api/orders/${order.id}/${order.hash}/payment-code.png`}
            className="mt-1 inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11 print:hidden"
            download
          >
            <Icon name="download" size={18} />
            <Trans>Uložit QR kód</Trans>
          </a>
        </figure>
      )}
    </section>
  );
}

/** The data of a transfer, each to copy. */
export function TransferRows({ transfer }: Pick<TransferDetailsProps, 'transfer'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const [copied, setCopied] = useState<{ readonly name: string; readonly isCopied: boolean }>();
  const { amount, account, iban, swift, variable_symbol: symbol, recipient } = transfer;
  const rows = [
    { name: t`Částka`, value: text(amount), copy: decimalText(amount.amount / 100, locale, 2) },
    { name: t`Číslo účtu`, value: account, copy: account },
    { name: t`IBAN`, value: iban.replace(/(.{4})(?=.)/g, '$1 '), copy: iban },
    { name: t`SWIFT`, value: swift },
    { name: t`Variabilní symbol`, value: symbol, copy: symbol },
    { name: t`Příjemce`, value: recipient },
  ];
  const copy = async (name: string, value: string) => setCopied({ name, isCopied: await copyText(value) });
  return (
    <>
      <dl className="mt-3 grid items-center gap-x-5 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:gap-y-1">
        {rows.map(({ name, value, copy: plain }) => (
          <div key={name} className="contents">
            <dt className="mt-2 text-muted tablet:mt-0">{name}</dt>
            <dd className="flex items-center gap-1 font-semibold break-words tabular-nums">
              <span className="min-w-0">{value}</span>
              {plain !== undefined && (
                <button
                  type="button"
                  aria-label={t`Zkopírovat: ${name}`}
                  title={t`Zkopírovat: ${name}`}
                  onClick={() => void copy(name, plain)}
                  className="hidden size-9 shrink-0 items-center justify-center rounded hover:bg-surface scripted:inline-flex pointer-coarse:size-11 print:hidden"
                >
                  <Icon name={copied?.name === name && copied.isCopied ? 'check' : 'copy'} size={18} />
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="text-sm not-empty:mt-2">
        {copied &&
          (copied.isCopied
            ? t`Zkopírováno: ${copied.name}`
            : t`Údaj se nepodařilo zkopírovat. Opište si ho prosím: ${copied.name}`)}
      </p>
    </>
  );
}
