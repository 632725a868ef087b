import { msg } from '@lingui/core/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { languages } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { pickupCodeText } from '#shared/orders/pickup-code.ts';
import { awaitedStates } from '#shared/orders/lifecycle.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import type { MailBlock } from '#server/platform/mail/index.ts';
import { datesText } from '../lifecycle/awaited-payment.ts';
import { openingHoursText } from './opening-hours.ts';
import type { MailedOrder, OrderMail } from './mailed-order.ts';
import { restToPay } from '../order-policy.ts';
import { taxesOf } from '../order-presenter.ts';

/** The mail with the invoice: that of the payment, or that of sending an order paid on delivery. */
export function bringsInvoice(kind: OrderMail, { row }: MailedOrder): boolean {
  if (kind === 'order.paid') return true;
  if (row.payment_code !== 'cash_on_delivery') return false;
  return kind === (row.branch === null ? 'order.sent' : 'order.delivered');
}

/** It was never paid: its invoice was corrected without a refund. */
export function hasCancelledInvoice({ row }: MailedOrder): boolean {
  return row.refund_id === null && row.credit_note_id !== null;
}

/** The goods with their prices. */
export function goodsBlocks(order: MailedOrder): MailBlock[] {
  const { i18n, row, money } = order;
  const sums = [
    [i18n._(msg`Sleva`), -row.discount_minor],
    [row.carrier_name, row.delivery_minor],
    [row.payment_name, row.fee_minor],
    [i18n._(msg`Zaokrouhlení`), row.rounding_minor],
  ] as const;
  return [
    {
      kind: 'table',
      head: [i18n._(msg`Zboží`), i18n._(msg`Cena s DPH`)],
      rows: [
        ...row.lines.map(({ quantity, name, total_minor }) => [`${quantity} × ${name}`, money(total_minor)]),
        ...sums.filter(([, amount]) => amount !== 0).map(([label, amount]) => [label, money(amount)]),
        [i18n._(msg`Celkem`), money(row.total_minor)],
        ...taxesOf(row, row.lines).map(({ rate, base, tax }) => [taxText(order, rate, base), money(tax)]),
      ],
    },
  ];
}

/** What a clerk has changed, and the vouchers that no longer fit. */
export function changeBlocks({ i18n, row }: MailedOrder): MailBlock[] {
  const { changes = [], vouchers = [] } = row.lines_change ?? {};
  return [
    {
      kind: 'table',
      head: [i18n._(msg`Zboží`), i18n._(msg`Počet kusů`)],
      rows: changes.map(({ name, before, after }) => [name, `${before} → ${after}`]),
    },
    ...vouchers.map((code): MailBlock => ({
      kind: 'paragraph',
      text: i18n._(msg`Voucher ${{ code }} pro upravenou objednávku neplatí, proto jsme ho odebrali.`),
    })),
  ];
}

/** Made once: making one takes longer than all else of a mail. */
const rateFormats = mapLocales((locale) => new Intl.NumberFormat(languages[locale].tag));

function taxText({ i18n, locale, money }: MailedOrder, rate: number, base: number): string {
  const written = rateFormats[locale].format(rate);
  return i18n._(msg`z toho DPH ${{ rate: written }}\u00a0% ze základu ${{ base: money(base) }}`);
}

/** Destination and dates of the delivery, and the invoice address. */
export function deliveryBlocks(order: MailedOrder): MailBlock[] {
  const { i18n, row } = order;
  const address = [row.delivery_name, row.delivery_street, `${row.delivery_postcode} ${row.delivery_city}`];
  const invoice = [
    row.company,
    row.invoice_name,
    row.invoice_street,
    `${row.invoice_postcode} ${row.invoice_city}`,
    row.company_id && i18n._(msg`IČO: ${{ companyId: row.company_id }}`),
    row.tax_id && i18n._(msg`DIČ: ${{ taxId: row.tax_id }}`),
  ];
  return [
    {
      kind: 'facts',
      facts: [
        { label: i18n._(msg`Doručení`), value: row.carrier_name },
        ...(order.pickup
          ? storeFacts(order)
          : [
              { label: i18n._(msg`Kam`), value: row.place ?? linesOf(address) },
              ...(isAwaited(order) ? [{ label: i18n._(msg`Předpokládaný termín`), value: expectedText(order) }] : []),
            ]),
        { label: i18n._(msg`Způsob platby`), value: row.payment_name },
        { label: i18n._(msg`Fakturační údaje`), value: linesOf(invoice) },
      ],
    },
  ];
}

/** The code to show at the counter, and until when the goods wait. */
export function pickupBlocks({ i18n, locale, row }: MailedOrder): MailBlock[] {
  const facts = [
    { label: i18n._(msg`Kód k vyzvednutí`), value: row.pickup_code === null ? '' : pickupCodeText(row.pickup_code) },
    { label: i18n._(msg`Vyzvedněte si do`), value: row.collect_by === null ? '' : formatDate(row.collect_by, locale) },
  ].filter(({ value }) => value !== '');
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

function isAwaited({ row: { state } }: MailedOrder): boolean {
  return awaitedStates.includes(state);
}

function expectedText({ locale, row, afterPayment }: MailedOrder): string {
  return afterPayment ?? datesText(row, locale);
}

/** The pickup store with the days and its opening hours. */
function storeFacts(order: MailedOrder): { label: string; value: string }[] {
  const { i18n, locale, pickup } = order;
  if (!pickup) return [];
  const { town, street, postcode, phone, opening_hours: hours, closures } = pickup;
  const closed = closures.map(({ day, note, is_holiday: isHoliday }) => {
    const reason = isHoliday ? i18n._(msg`svátek`) : note;
    return `${formatDate(day, locale)}${reason && ` (${reason})`}`;
  });
  return [
    { label: i18n._(msg`Připraveno k vyzvednutí`), value: isAwaited(order) ? readyText(order) : '' },
    { label: i18n._(msg`Prodejna`), value: `${street}\n${postcode} ${town}` },
    { label: i18n._(msg`Otevírací doba`), value: openingHoursText(hours, locale) },
    { label: i18n._(msg`Mimořádně zavřeno`), value: closed.join('\n') },
    { label: i18n._(msg`Telefon`), value: phone },
  ].filter(({ value }) => value !== '');
}

/** Empty when the days are unknown. */
function readyText({ locale, pickup, afterPayment }: MailedOrder): string {
  if (afterPayment !== null) return afterPayment;
  if (!pickup?.ready_from || !pickup.ready_to) return '';
  return datesText({ expected_from: pickup.ready_from, expected_to: pickup.ready_to }, locale);
}

/** The details for a bank transfer. */
export function transferBlocks({ i18n, locale, row, account, money }: MailedOrder): MailBlock[] {
  if (!account) return [];
  return [
    {
      kind: 'facts',
      facts: [
        { label: i18n._(msg`Číslo účtu`), value: account.account },
        { label: 'IBAN', value: account.iban },
        { label: 'SWIFT', value: account.swift },
        { label: i18n._(msg`Variabilní symbol`), value: row.variable_symbol },
        ...(row.part_paid_minor === 0
          ? [{ label: i18n._(msg`Částka`), value: money(row.total_minor) }]
          : [
              { label: i18n._(msg`Celková cena`), value: money(row.total_minor) },
              { label: i18n._(msg`Už přišlo`), value: money(row.part_paid_minor) },
              { label: i18n._(msg`Zbývá doplatit`), value: money(restToPay(row)) },
            ]),
        ...(row.expires_at === null
          ? []
          : [{ label: i18n._(msg`Zaplaťte do`), value: formatDate(row.expires_at, locale) }]),
      ],
    },
  ];
}

export function invoiceBlocks({ i18n, row, links }: MailedOrder): MailBlock[] {
  if (row.invoice_id === null) return [];
  return [
    { kind: 'paragraph', text: i18n._(msg`Faktura je v příloze. Stáhnout si ji můžete i později:`) },
    { kind: 'button', text: i18n._(msg`Stáhnout fakturu`), url: links.invoice },
  ];
}

export function creditNoteBlocks({ i18n, row, links }: MailedOrder): MailBlock[] {
  if (row.credit_note_number === null) return [];
  const text = i18n._(
    msg`Opravný daňový doklad ${{ note: row.credit_note_number }} je v příloze. Stáhnout si ho můžete i později:`,
  );
  return [
    { kind: 'paragraph', text },
    { kind: 'button', text: i18n._(msg`Stáhnout doklad`), url: links.creditNote },
  ];
}

/** The amount to pay on delivery. */
export function cashBlocks({ i18n, row }: MailedOrder): MailBlock[] {
  if (row.payment_code !== 'cash_on_delivery' || row.paid_at !== null) return [];
  return [{ kind: 'paragraph', text: i18n._(msg`Zaplatíte při převzetí.`) }];
}

/** The note that the goods are handed to adults only. */
export function ageBlocks({ i18n, row }: MailedOrder): MailBlock[] {
  if (!row.needs_age_check) return [];
  const text = i18n._(
    msg`Zboží smíme předat jen osobě od ${{ age: ageLimit }} let. Při převzetí si prosím připravte doklad totožnosti.`,
  );
  return [{ kind: 'note', text }];
}

export function orderButton({ i18n, links }: MailedOrder): MailBlock {
  return { kind: 'button', text: i18n._(msg`Zobrazit objednávku`), url: links.order };
}

function linesOf(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join('\n');
}
