import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor, type ShownCurrency } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress } from '#server/features/accounts/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { VerificationRow } from './verification.queries.ts';

interface Writing {
  readonly i18n: I18n;
  /** The fee with its currency. */
  readonly sum: string;
  readonly number: string;
}

interface Mail {
  readonly kind: `verification.${'paid' | 'payment_failed' | 'overpayment' | 'refunded'}`;
  readonly dedupeKey: string;
  readonly attachments?: readonly string[];
  readonly write: (writing: Writing) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly button: string;
  };
}

export function queuePaid(context: Context, tx: Tx, row: VerificationRow, invoiceId: number): Promise<void> {
  return queue(context, tx, row, {
    kind: 'verification.paid',
    dedupeKey: `verification.paid:${row.id}`,
    attachments: [`invoice:${invoiceId}`],
    write: ({ i18n, sum }) => ({
      subject: i18n._(msg`Váš účet je ověřený`),
      paragraphs: [
        i18n._(msg`Přijali jsme platbu ${{ sum }} a váš účet jsme ověřili. Fakturu najdete v příloze.`),
        i18n._(msg`Inzeráty teď zveřejňujeme hned, bez čekání na schválení a bez omezení počtu.`),
      ],
      button: i18n._(msg`Zobrazit ověřený účet`),
    }),
  });
}

export function queuePaymentFailed(context: Context, tx: Tx, row: VerificationRow, paymentId: number): Promise<void> {
  return queue(context, tx, row, {
    kind: 'verification.payment_failed',
    dedupeKey: `verification.payment_failed:${paymentId}`,
    write: ({ i18n, sum }) => ({
      subject: i18n._(msg`Platba za ověřený účet se nezdařila`),
      paragraphs: [
        i18n._(msg`Platba ${{ sum }} za ověřený účet neproběhla a nic se nestrhlo.`),
        i18n._(msg`Vaše žádost platí dál. Zaplatit můžete znovu, i jiným způsobem.`),
      ],
      button: i18n._(msg`Zaplatit znovu`),
    }),
  });
}

export function queueOverpayment(context: Context, tx: Tx, row: VerificationRow, paymentId: number): Promise<void> {
  return queue(context, tx, row, {
    kind: 'verification.overpayment',
    dedupeKey: `verification.overpayment:${paymentId}`,
    write: ({ i18n, number }) => ({
      subject: i18n._(msg`Vrátíme vám platbu za ověřený účet`),
      paragraphs: [
        i18n._(
          msg`Přišla nám platba s variabilním symbolem ${{ number }}, kterou jsme už nečekali nebo má jinou výši.`,
        ),
        i18n._(msg`Peníze vám vrátíme. Nemusíte nic dělat.`),
      ],
      button: i18n._(msg`Zobrazit ověřený účet`),
    }),
  });
}

/** @param refund `creditNoteId` null: the refund of an overpayment, which nothing was invoiced for */
export function queueRefunded(
  context: Context,
  tx: Tx,
  row: VerificationRow,
  refund: {
    readonly refundId: number;
    readonly creditNoteId: number | null;
    readonly reason: string;
    readonly hasEnded: boolean;
  },
): Promise<void> {
  const { refundId, creditNoteId, reason, hasEnded } = refund;
  return queue(context, tx, row, {
    kind: 'verification.refunded',
    dedupeKey: `verification.refunded:${refundId}`,
    attachments: creditNoteId === null ? [] : [`invoice:${creditNoteId}`],
    write: ({ i18n, sum }) => ({
      subject: i18n._(msg`Vrátili jsme vám platbu za ověřený účet`),
      paragraphs:
        creditNoteId === null
          ? [i18n._(msg`Platbu, kterou jsme za ověřený účet nečekali, jsme vám vrátili.`)]
          : [
              i18n._(msg`Částku ${{ sum }} za ověřený účet jsme vám vrátili. Opravný daňový doklad najdete v příloze.`),
              i18n._(msg`Důvod: ${{ reason }}`),
              hasEnded
                ? i18n._(
                    msg`Účet tím přestal být ověřený. Zveřejněné inzeráty zůstávají, nové bude schvalovat správce.`,
                  )
                : i18n._(msg`Váš účet zůstává ověřený.`),
            ],
      button: i18n._(msg`Zobrazit ověřený účet`),
    }),
  });
}

/** Writes to the owner of a request. */
async function queue(context: Context, tx: Tx, row: VerificationRow, { write, ...mail }: Mail): Promise<void> {
  const to = await findAccount(tx, row.account_id);
  if (!to) return;
  const currency: ShownCurrency = (await listCurrencies(tx)).find(({ code }) => code === row.currency_code) ?? {
    symbol_before: '',
    symbol_after: row.currency_code,
    decimals: null,
  };
  const sum = formatMinor(row.fee_minor, currency);
  await queueAccountMail(tx, to, {
    ...mail,
    isNotice: true,
    content: (i18n: I18n, locale: Locale) => {
      const url = webAddress(context, routePath('account-verified-account', locale));
      const { subject, paragraphs, button } = write({ i18n, sum, number: row.number });
      return {
        subject,
        blocks: [
          { kind: 'heading', text: subject },
          ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
          { kind: 'button', text: button, url },
        ],
      };
    },
  });
}
