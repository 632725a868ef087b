import { msg } from '@lingui/core/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { complaintDays, complaintMonths, withdrawalDays } from '#shared/returns/limits.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import type { MailBlock, MailContent } from '#server/platform/mail/index.ts';
import { restToPay } from '../order-policy.ts';
import type { MailedOrder, OrderMail } from './mailed-order.ts';
import {
  ageBlocks,
  bringsInvoice,
  cashBlocks,
  changeBlocks,
  creditNoteBlocks,
  deliveryBlocks,
  goodsBlocks,
  hasCancelledInvoice,
  invoiceBlocks,
  orderButton,
  pickupBlocks,
  transferBlocks,
} from './order-mail-blocks.ts';
import { wayMailTexts } from './order-way-mail-texts.ts';

type Texts = Pick<MailContent, 'subject' | 'blocks'>;

/** The text of each mail of an order. */
export const orderMailTexts: Record<OrderMail, (order: MailedOrder) => Texts> = {
  'order.placed': (order) => {
    const { i18n, row, links } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Přijali jsme objednávku ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Děkujeme za objednávku`) },
        { kind: 'paragraph', text: i18n._(msg`Objednávku číslo ${{ number }} jsme přijali.`) },
        ...paymentBlocks(order),
        orderButton(order),
        ...goodsBlocks(order),
        ...deliveryBlocks(order),
        ...ageBlocks(order),
        {
          kind: 'note',
          text: row.has_terms
            ? i18n._(
                msg`Obchodní podmínky, podle kterých jste nakoupili, jsou v příloze. Najdete je i zde: ${{ address: links.terms }}`,
              )
            : i18n._(msg`Obchodní podmínky, podle kterých jste nakoupili: ${{ address: links.terms }}`),
        },
      ],
    };
  },

  'order.paid': (order) => {
    const { i18n, row, money } = order;
    const number = row.number;
    return {
      subject:
        row.total_minor === 0
          ? i18n._(msg`Objednávku ${{ number }} platit nemusíte`)
          : i18n._(msg`Objednávka ${{ number }} je zaplacena`),
      blocks: [
        ...(row.total_minor === 0
          ? [
              { kind: 'heading' as const, text: i18n._(msg`Není co platit`) },
              {
                kind: 'paragraph' as const,
                text: i18n._(msg`Celou objednávku číslo ${{ number }} pokryla sleva. Teď ji připravíme.`),
              },
            ]
          : [
              { kind: 'heading' as const, text: i18n._(msg`Platbu jsme přijali`) },
              {
                kind: 'paragraph' as const,
                text: i18n._(
                  msg`Objednávka číslo ${{ number }} je zaplacena, přijali jsme ${{ sum: money(row.total_minor) }}. Teď ji připravíme.`,
                ),
              },
            ]),
        ...invoiceBlocks(order),
        ...goodsBlocks(order),
        ...deliveryBlocks(order),
        orderButton(order),
      ],
    };
  },

  'order.ready_for_pickup': (order) => {
    const { i18n, row } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Objednávka ${{ number }} je připravena k vyzvednutí`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Zboží na vás čeká`) },
        { kind: 'paragraph', text: i18n._(msg`Objednávku číslo ${{ number }} si můžete vyzvednout na prodejně.`) },
        ...pickupBlocks(order),
        ...deliveryBlocks(order),
        ...cashBlocks(order),
        ...identityBlocks(order),
        orderButton(order),
      ],
    };
  },

  'order.pickup_ending': (order) => {
    const { i18n, locale, row } = order;
    const number = row.number;
    const date = row.collect_by === null ? '' : formatDate(row.collect_by, locale);
    return {
      subject: i18n._(msg`Objednávku ${{ number }} si vyzvedněte do ${{ date }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Zboží na vás stále čeká`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Objednávku číslo ${{ number }} vám na prodejně podržíme do ${{ date }}.`),
        },
        {
          kind: 'paragraph',
          text: i18n._(msg`Pokud to nestihnete, zavolejte prosím na prodejnu a domluvte se na jiném dni.`),
        },
        ...pickupBlocks(order),
        ...deliveryBlocks(order),
        ...cashBlocks(order),
        ...identityBlocks(order),
        orderButton(order),
      ],
    };
  },

  ...wayMailTexts,

  'order.delivered': (order) => {
    const { i18n, row, links } = order;
    const number = row.number;
    return {
      subject: order.pickup
        ? i18n._(msg`Objednávka ${{ number }} je vyzvednuta`)
        : i18n._(msg`Objednávka ${{ number }} je doručena`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Zboží je u vás`) },
        {
          kind: 'paragraph',
          text: order.pickup
            ? i18n._(msg`Objednávku číslo ${{ number }} jste si vyzvedli. Ať slouží.`)
            : i18n._(msg`Objednávka číslo ${{ number }} byla doručena. Ať slouží.`),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Od smlouvy můžete bez udání důvodu odstoupit do ${{ days: withdrawalDays }} dnů od převzetí. Vady můžete reklamovat do ${{ months: complaintMonths }} měsíců, reklamaci vyřídíme do ${{ complaintDays }} dnů.`,
          ),
        },
        ...(bringsInvoice('order.delivered', order) ? invoiceBlocks(order) : []),
        { kind: 'button', text: i18n._(msg`Odstoupit od smlouvy`), url: links.withdrawal },
        { kind: 'button', text: i18n._(msg`Reklamovat zboží`), url: links.complaint },
        orderButton(order),
      ],
    };
  },

  'order.cancelled': (order) => {
    const { i18n, row } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Objednávka ${{ number }} je zrušena`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Objednávka je zrušena`) },
        ...cancelBlocks(order),
        { kind: 'paragraph', text: whatBecomesOfMoney(order) },
        ...(hasCancelledInvoice(order) ? creditNoteBlocks(order) : []),
        orderButton(order),
      ],
    };
  },

  'order.part_paid': (order) => {
    const { i18n, locale, row, money } = order;
    const number = row.number;
    const rest = money(restToPay(row));
    return {
      subject: i18n._(msg`U objednávky ${{ number }} zbývá doplatit ${{ rest }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Přišla nám jen část platby`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`K objednávce číslo ${{ number }} nám přišla platba ${{ sum: money(row.part_payment?.amount ?? 0) }}. Zbývá doplatit ${{ rest }}.`,
          ),
        },
        ...(order.account
          ? [
              {
                kind: 'paragraph' as const,
                text: i18n._(
                  msg`Zbytek prosím doplaťte převodem podle těchto údajů. QR kód na zbývající částku najdete na stránce objednávky.`,
                ),
              },
            ]
          : []),
        ...transferBlocks(order),
        ...(row.expires_at === null
          ? []
          : [
              {
                kind: 'paragraph' as const,
                text: i18n._(
                  msg`Pokud zbytek do ${{ date: formatDate(row.expires_at, locale) }} nepřijde, objednávku zrušíme a peníze vám vrátíme.`,
                ),
              },
            ]),
        orderButton(order),
        { kind: 'note', text: i18n._(msg`Pokud jste zbytek už poslali, platba je na cestě a nemusíte nic dělat.`) },
      ],
    };
  },

  'order.overpayment': (order) => {
    const { i18n, row } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`K objednávce ${{ number }} přišla platba, kterou vám vrátíme`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Peníze vám vrátíme`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`K objednávce číslo ${{ number }} nám přišla platba ${{ sum: order.overpayment ?? '' }}.`),
        },
        {
          kind: 'paragraph',
          text:
            row.state === 'waiting_for_payment'
              ? i18n._(msg`Částka neodpovídá ceně objednávky, objednávka proto zůstává nezaplacená.`)
              : i18n._(msg`Objednávka na žádnou takovou platbu nečekala.`),
        },
        {
          kind: 'paragraph',
          text: i18n._(msg`Vrátíme vám ji stejným způsobem, jakým přišla. Až ji odešleme, dáme vám vědět.`),
        },
        orderButton(order),
      ],
    };
  },

  'order.refunded': (order) => {
    const { i18n, row, refund: sum } = order;
    const number = row.number;
    const isOverpayment = row.refund?.is_overpayment === true;
    return {
      subject: isOverpayment
        ? i18n._(msg`Vrátili jsme platbu, která přišla k objednávce ${{ number }} navíc`)
        : i18n._(msg`Vrátili jsme peníze za objednávku ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Peníze jsou na cestě zpět`) },
        {
          kind: 'paragraph',
          text: isOverpayment
            ? i18n._(
                msg`Platbu ${{ sum }}, která přišla k objednávce číslo ${{ number }} navíc, jsme vám vrátili. Připsání může podle banky trvat několik dní.`,
              )
            : i18n._(
                msg`Za objednávku číslo ${{ number }} jsme vám vrátili ${{ sum }}. Připsání může podle banky trvat několik dní.`,
              ),
        },
        ...creditNoteBlocks(order),
        orderButton(order),
      ],
    };
  },

  'order.payment_failed': (order) => {
    const { i18n, locale, row, links } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Platba objednávky ${{ number }} se nezdařila`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Platba se nezdařila`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Objednávku číslo ${{ number }} zatím nemáme zaplacenou. Zboží vám držíme, platbu můžete zopakovat.`,
          ),
        },
        ...(row.expires_at === null ? [] : [untilBlock(order, formatDate(row.expires_at, locale))]),
        { kind: 'button', text: i18n._(msg`Zaplatit znovu`), url: links.order },
      ],
    };
  },

  'order.payment_changed': (order) => {
    const { i18n, row, money } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Změna způsobu platby objednávky ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Způsob platby byl změněn`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Nový způsob platby objednávky číslo ${{ number }}: ${{ method: row.payment_name }}. Celkem ${{ sum: money(row.total_minor) }}.`,
          ),
        },
        ...paymentBlocks(order),
        orderButton(order),
        ...goodsBlocks(order),
        ...deliveryBlocks(order),
      ],
    };
  },

  'order.lines_changed': (order) => {
    const { i18n, row, money } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Změna položek objednávky ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Objednávku jsme upravili`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`V objednávce číslo ${{ number }} jsme změnili položky. Nová celková cena: ${{ sum: money(row.total_minor) }}.`,
          ),
        },
        ...changeBlocks(order),
        ...paymentBlocks(order),
        orderButton(order),
        ...goodsBlocks(order),
        ...deliveryBlocks(order),
        {
          kind: 'note',
          text: i18n._(msg`Pokud jste o změnu nežádali, napište nám. Kontakt najdete v patičce portálu.`),
        },
      ],
    };
  },

  // Sent to the old address, which may be a stranger's: nothing in it links to the order.
  'order.email_changed': ({ i18n, row }) => {
    const number = row.number;
    return {
      subject: i18n._(msg`E-mailová adresa objednávky ${{ number }} se změnila`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Změna e-mailové adresy`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`U objednávky číslo ${{ number }} jsme změnili e-mailovou adresu. Další zprávy posíláme na novou.`,
          ),
        },
        {
          kind: 'note',
          text: i18n._(msg`Pokud jste o změnu nežádali, napište nám. Kontakt najdete v patičce portálu.`),
        },
      ],
    };
  },

  'order.link': (order) => {
    const { i18n, row } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Nový odkaz na objednávku ${{ number }}`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Nový odkaz na objednávku`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Objednávku číslo ${{ number }} teď otevřete tímto odkazem. Dřívější odkazy už neplatí.`),
        },
        orderButton(order),
        { kind: 'note', text: i18n._(msg`Odkaz nikomu neposílejte: kdo ho má, uvidí vaši objednávku.`) },
      ],
    };
  },

  'order.expiring': (order) => {
    const { i18n, locale, row, account, links } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Objednávku ${{ number }} je potřeba zaplatit`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Objednávka brzy vyprší`) },
        { kind: 'paragraph', text: i18n._(msg`Objednávka číslo ${{ number }} ještě není zaplacena.`) },
        ...(row.expires_at === null ? [] : [untilBlock(order, formatDate(row.expires_at, locale))]),
        ...transferBlocks(order),
        account ? orderButton(order) : { kind: 'button', text: i18n._(msg`Zaplatit`), url: links.order },
        { kind: 'note', text: i18n._(msg`Pokud jste už zaplatili, platba je na cestě a nemusíte nic dělat.`) },
      ],
    };
  },
};

function identityBlocks({ i18n }: MailedOrder): MailBlock[] {
  const text = i18n._(
    msg`Vezměte si s sebou občanský průkaz nebo pas. Alkohol a tabák vydáváme jen osobám od ${{ age: ageLimit }} let.`,
  );
  return [{ kind: 'note', text }];
}

function paymentBlocks(order: MailedOrder): MailBlock[] {
  const { i18n, row, account } = order;
  if (row.total_minor === 0) return [{ kind: 'paragraph', text: i18n._(msg`Není co platit.`) }];
  if (row.state !== 'waiting_for_payment') return cashBlocks(order);
  if (account)
    return [
      {
        kind: 'paragraph',
        text: i18n._(msg`Zaplaťte ji prosím převodem podle těchto údajů. QR kód najdete na stránce objednávky.`),
      },
      ...transferBlocks(order),
    ];
  return [
    { kind: 'paragraph', text: i18n._(msg`Pokud jste ji ještě nezaplatili, můžete to udělat na stránce objednávky.`) },
  ];
}

function cancelBlocks({ i18n, row }: MailedOrder): MailBlock[] {
  const number = row.number;
  if (row.cancelled_by === 'expiry')
    return [
      {
        kind: 'paragraph',
        text: i18n._(
          msg`Objednávka číslo ${{ number }} nebyla do ${{ days: daysToPay(row) }} dnů zaplacena, proto jsme ji zrušili.`,
        ),
      },
    ];
  if (row.cancelled_by === 'buyer')
    return [{ kind: 'paragraph', text: i18n._(msg`Objednávku číslo ${{ number }} jsme zrušili, jak jste požádali.`) }];
  const text = i18n._(msg`Objednávku číslo ${{ number }} jsme museli zrušit.`);
  return [
    { kind: 'paragraph', text },
    ...(row.cancel_reason ? [{ kind: 'paragraph' as const, text: row.cancel_reason }] : []),
  ];
}

/** The number of days that the buyer had to pay. */
function daysToPay({ placed_at, expires_at }: MailedOrder['row']): number {
  return Math.round(((expires_at?.getTime() ?? 0) - placed_at.getTime()) / 86_400_000);
}

function whatBecomesOfMoney(order: MailedOrder): string {
  const { i18n, row } = order;
  if (row.total_minor === 0) return i18n._(msg`Nic jsme vám neúčtovali.`);
  if (hasCancelledInvoice(order)) return i18n._(msg`Nic neplaťte, fakturu jsme zrušili opravným daňovým dokladem.`);
  const received = row.part_paid_minor > 0 ? order.money(row.part_paid_minor) : order.overpayment;
  if (row.paid_at === null && received !== null)
    return i18n._(msg`Platbu ${{ sum: received }}, která nám k ní přišla, vám vrátíme.`);
  return row.paid_at === null
    ? i18n._(msg`Nic jsme vám neúčtovali. Pokud jste právě odeslali platbu převodem, vrátíme ji, jakmile dorazí.`)
    : i18n._(
        msg`Zaplacené peníze vám vrátíme stejným způsobem, jakým jste platili, nejpozději do ${{ days: withdrawalDays }} dnů. Až je odešleme, dáme vám vědět.`,
      );
}

function untilBlock({ i18n }: MailedOrder, date: string): MailBlock {
  return {
    kind: 'paragraph',
    text: i18n._(msg`Zaplaťte ji prosím do ${{ date }}, potom ji zrušíme a zboží uvolníme ostatním.`),
  };
}
