import { msg } from '@lingui/core/macro';
import type { MailContent } from '#server/platform/mail/index.ts';
import type { MailedOrder, OrderMail } from './mailed-order.ts';
import {
  ageBlocks,
  bringsInvoice,
  cashBlocks,
  deliveryBlocks,
  invoiceBlocks,
  orderButton,
} from './order-mail-blocks.ts';

type Texts = (order: MailedOrder) => Pick<MailContent, 'subject' | 'blocks'>;

/** Mails about the preparation and the sending of an order. */
export const wayMailTexts: Record<Extract<OrderMail, 'order.being_prepared' | 'order.sent'>, Texts> = {
  'order.being_prepared': (order) => {
    const { i18n, row } = order;
    const number = row.number;
    return {
      subject: i18n._(msg`Objednávku ${{ number }} připravujeme`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Připravujeme vaše zboží`) },
        {
          kind: 'paragraph',
          text:
            row.branch === null
              ? i18n._(msg`Objednávku číslo ${{ number }} právě chystáme. Jakmile ji předáme dopravci, dáme vám vědět.`)
              : i18n._(
                  msg`Objednávku číslo ${{ number }} právě chystáme. Jakmile bude na prodejně k vyzvednutí, dáme vám vědět.`,
                ),
        },
        ...deliveryBlocks(order),
        orderButton(order),
      ],
    };
  },

  'order.sent': (order) => {
    const { i18n, row } = order;
    const number = row.number;
    const tracking =
      row.tracking_url && row.tracking_code
        ? row.tracking_url.replace('{code}', encodeURIComponent(row.tracking_code))
        : undefined;
    return {
      subject: i18n._(msg`Objednávka ${{ number }} je na cestě`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Zboží je na cestě`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Objednávku číslo ${{ number }} jsme předali dopravci: ${{ carrier: row.carrier_name }}.`),
        },
        ...(row.tracking_code === null
          ? []
          : [{ kind: 'facts' as const, facts: [{ label: i18n._(msg`Číslo zásilky`), value: row.tracking_code }] }]),
        ...(tracking === undefined
          ? []
          : [{ kind: 'button' as const, text: i18n._(msg`Sledovat zásilku`), url: tracking }]),
        ...deliveryBlocks(order),
        ...cashBlocks(order),
        ...(bringsInvoice('order.sent', order) ? invoiceBlocks(order) : []),
        ...ageBlocks(order),
        orderButton(order),
      ],
    };
  },
};
