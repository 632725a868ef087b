import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { ComplaintState, ReturnPurpose, WishedSolution } from '#shared/returns/lifecycle.ts';
import { withdrawalDays } from '#shared/returns/limits.ts';
import type { ShopCode } from '#shared/shop/shops.ts';
import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { MailBlock } from '#server/platform/mail/index.ts';
import type { ComplaintRow } from './complaint.queries.ts';
import { findReturnAddress } from './return-address.ts';
import { queueReturnMail, queueSenderMail } from './queue-return-mail.ts';
import type { WithdrawalRow } from './withdrawal.queries.ts';

type Sending = Pick<Context, 'config' | 'now'>;

interface LinkTo {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Sends the link to an order to a buyer who lost it, at most once a minute. */
export function queueReturnLink(context: Sending, tx: Tx, to: LinkTo, purpose: ReturnPurpose): Promise<void> {
  const { id, hash, number } = to;
  const minute = Math.floor(context.now().getTime() / 60_000);
  return queueReturnMail(tx, to, {
    kind: 'return.link',
    dedupeKey: `return.link:${purpose}:${id}:${minute}`,
    content: (i18n, locale) => ({
      subject:
        purpose === 'withdrawal'
          ? i18n._(msg`Odstoupení od smlouvy k objednávce ${{ number }}`)
          : i18n._(msg`Reklamace k objednávce ${{ number }}`),
      blocks: [
        {
          kind: 'heading',
          text: purpose === 'withdrawal' ? i18n._(msg`Odstoupení od smlouvy`) : i18n._(msg`Reklamace zboží`),
        },
        {
          kind: 'paragraph',
          text: i18n._(msg`Na stránce, kam vede tento odkaz, vyberete zboží z objednávky číslo ${{ number }}.`),
        },
        {
          kind: 'button',
          text: i18n._(msg`Vybrat zboží`),
          url: webAddress(context, routePath(`order-${purpose}`, locale, { id, hash })),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste o odkaz nežádali, nemusíte nic dělat. Nikomu ho neposílejte.`) },
      ],
    }),
  });
}

/** The receipt required by law: the goods, the buyer, date and time. */
export async function queueWithdrawalReceived(context: Sending, tx: Tx, withdrawal: WithdrawalRow): Promise<void> {
  const address = await findReturnAddress(tx);
  const { id, number, name, note, bank_account } = withdrawal;
  return queueSenderMail(tx, withdrawal, {
    kind: 'withdrawal.received',
    dedupeKey: `withdrawal.received:${id}`,
    isBuyerNotified: true,
    button: (i18n, locale) => orderButton(context, i18n, locale, withdrawal),
    content: (i18n, locale) => ({
      subject: i18n._(msg`Přijali jsme vaše odstoupení od smlouvy k objednávce ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Vaše odstoupení jsme přijali`) },
        {
          kind: 'facts',
          facts: [
            { label: i18n._(msg`Přijato`), value: formatDateTime(withdrawal.received_at, locale) },
            { label: i18n._(msg`Číslo objednávky`), value: number },
            { label: i18n._(msg`Odstupující`), value: name },
            { label: i18n._(msg`Zboží`), value: goodsText(withdrawal.lines) },
            { label: i18n._(msg`Účet pro vrácení peněz`), value: bank_account },
            { label: i18n._(msg`Poznámka`), value: note },
          ].filter(({ value }) => value !== ''),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Zboží nám prosím pošlete nebo přineste do ${{ days: withdrawalDays }} dnů. Peníze vrátíme do ${{ days: withdrawalDays }} dnů od odstoupení, můžeme ale počkat, než zboží dostaneme.`,
          ),
        },
        ...addressBlocks(i18n, address),
      ],
    }),
  });
}

/** The authority for consumer disputes in the shop's country. */
const disputeTexts: Record<ShopCode, MessageDescriptor> = {
  cz: msg`Pokud s tím nesouhlasíte, napište nám. Spor můžete řešit i mimosoudně u České obchodní inspekce: https://adr.coi.gov.cz`,
  sk: msg`Pokud s tím nesouhlasíte, napište nám. Spor můžete řešit i mimosoudně u Slovenské obchodní inspekce: https://www.soi.sk`,
};

/** Goods that nobody has to send back. */
export interface UnneededReturn {
  readonly why: 'unsent' | 'order_cancelled';
  /** Null without a refund. */
  readonly refundId: number | null;
}

const takenTexts: Record<UnneededReturn['why'], MessageDescriptor> = {
  unsent: msg`Zboží jsme ještě neodeslali, nemusíte tedy nic vracet.`,
  order_cancelled: msg`Objednávka je zrušena, nemusíte tedy nic vracet.`,
};

/** @param taken undefined: the buyer has yet to send the goods */
export async function queueWithdrawalDecided(
  context: Sending,
  tx: Tx,
  withdrawal: WithdrawalRow,
  taken: UnneededReturn | undefined,
): Promise<void> {
  const { id, number, decision, state } = withdrawal;
  const isAccepted = state !== 'refused';
  const address = isAccepted && !taken ? await findReturnAddress(tx) : '';
  return queueSenderMail(tx, withdrawal, {
    kind: 'withdrawal.decided',
    dedupeKey: `withdrawal.decided:${id}`,
    isBuyerNotified: false,
    button: (i18n, locale) => orderButton(context, i18n, locale, withdrawal),
    content: (i18n) => ({
      subject: isAccepted
        ? i18n._(msg`Odstoupení k objednávce ${{ number }} jsme uznali`)
        : i18n._(msg`Odstoupení k objednávce ${{ number }} jsme nemohli uznat`),
      blocks: [
        {
          kind: 'heading',
          text: isAccepted ? i18n._(msg`Odstoupení jsme uznali`) : i18n._(msg`Odstoupení jsme nemohli uznat`),
        },
        { kind: 'paragraph', text: goodsText(withdrawal.lines) },
        ...(decision === '' ? [] : [{ kind: 'paragraph' as const, text: decision }]),
        ...(isAccepted ? acceptedBlocks(i18n, taken) : [paragraph(i18n._(disputeTexts[context.config.shop.code]))]),
        ...addressBlocks(i18n, address),
      ],
    }),
  });
}

export async function queueWithdrawalSettled(context: Sending, tx: Tx, withdrawal: WithdrawalRow): Promise<void> {
  const { id, number, currency_code, refund_minor: amount, is_own_refund: isOwn } = withdrawal;
  const currency = (await listCurrencies(tx)).find(({ code }) => code === currency_code);
  const shown = currency ?? { symbol_before: '', symbol_after: currency_code, decimals: null };
  return queueSenderMail(tx, withdrawal, {
    kind: 'withdrawal.settled',
    dedupeKey: `withdrawal.settled:${id}`,
    isBuyerNotified: false,
    button: (i18n, locale) => orderButton(context, i18n, locale, withdrawal),
    content: (i18n) => ({
      subject: i18n._(msg`Odstoupení k objednávce ${{ number }} je vyřízeno`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Odstoupení je vyřízeno`) },
        { kind: 'paragraph', text: goodsText(withdrawal.lines) },
        {
          kind: 'paragraph',
          text:
            amount === null
              ? i18n._(msg`Žádné peníze k vrácení nezbývají.`)
              : isOwn
                ? i18n._(
                    msg`Vrátili jsme vám ${{ sum: formatMinor(amount, shown) }}. Opravný daňový doklad posíláme zvlášť.`,
                  )
                : i18n._(msg`Všechno, co jste za objednávku zaplatili, jsme vám vrátili.`),
        },
      ],
    }),
  });
}

/** The written confirmation of a complaint (Act 634/1992 § 19). */
export function queueComplaintReceived(context: Sending, tx: Tx, complaint: ComplaintRow): Promise<void> {
  const { id, number, goods, quantity, description } = complaint;
  return queueSenderMail(tx, complaint, {
    kind: 'complaint.received',
    dedupeKey: `complaint.received:${id}`,
    isBuyerNotified: true,
    button: (i18n, locale) => orderButton(context, i18n, locale, complaint),
    content: (i18n, locale) => ({
      subject: i18n._(msg`Přijali jsme vaši reklamaci k objednávce ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Vaši reklamaci jsme přijali`) },
        {
          kind: 'facts',
          facts: [
            { label: i18n._(msg`Přijato`), value: formatDateTime(complaint.received_at, locale) },
            { label: i18n._(msg`Číslo objednávky`), value: number },
            { label: i18n._(msg`Zboží`), value: goodsText([{ name: goods, quantity }]) },
            { label: i18n._(msg`Popis vady`), value: description },
            { label: i18n._(msg`Požadované řešení`), value: i18n._(solutionTexts[complaint.wished_solution]) },
            { label: i18n._(msg`Vyřídíme do`), value: formatDate(complaint.due_on, locale) },
          ],
        },
      ],
    }),
  });
}

export function queueComplaintMoved(context: Sending, tx: Tx, complaint: ComplaintRow): Promise<void> {
  const { id, number, state, decision, goods, quantity } = complaint;
  return queueSenderMail(tx, complaint, {
    kind: 'complaint.moved',
    dedupeKey: `complaint.moved:${id}:${state}`,
    isBuyerNotified: false,
    button: (i18n, locale) => orderButton(context, i18n, locale, complaint),
    content: (i18n) => ({
      subject: i18n._(msg`Vaše reklamace k objednávce ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(complaintHeadings[state]) },
        { kind: 'paragraph', text: goodsText([{ name: goods, quantity }]) },
        ...(decision === '' ? [] : [{ kind: 'paragraph' as const, text: decision }]),
      ],
    }),
  });
}

const solutionTexts: Record<WishedSolution, ReturnType<typeof msg>> = {
  repair: msg`oprava`,
  replacement: msg`výměna`,
  discount: msg`sleva`,
  refund: msg`vrácení peněz`,
};

const complaintHeadings: Record<ComplaintState, ReturnType<typeof msg>> = {
  received: msg`Vaši reklamaci jsme přijali`,
  being_examined: msg`Vaši reklamaci posuzujeme`,
  accepted: msg`Vaši reklamaci jsme uznali`,
  refused: msg`Vaši reklamaci jsme nemohli uznat`,
  closed: msg`Vaše reklamace je vyřízena`,
};

function acceptedBlocks(i18n: I18n, taken: UnneededReturn | undefined): MailBlock[] {
  if (!taken) return [paragraph(i18n._(msg`Až zboží dostaneme zpět, vrátíme vám peníze.`))];
  return [
    paragraph(i18n._(takenTexts[taken.why])),
    ...(taken.refundId === null ? [] : [paragraph(i18n._(msg`Zaplacenou částku vám vrátíme.`))]),
  ];
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

function addressBlocks(i18n: I18n, address: string): MailBlock[] {
  if (address === '') return [];
  return [{ kind: 'facts', facts: [{ label: i18n._(msg`Adresa pro vrácení zboží`), value: address }] }];
}

function goodsText(lines: readonly { readonly name: string; readonly quantity: number }[]): string {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
}

function orderButton(
  context: Sending,
  i18n: I18n,
  locale: Locale,
  { order_id, hash }: Pick<WithdrawalRow, 'order_id' | 'hash'>,
): MailBlock {
  const url = webAddress(context, routePath('order-summary', locale, { id: order_id, hash }));
  return { kind: 'button', text: i18n._(msg`Zobrazit objednávku`), url };
}
