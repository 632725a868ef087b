import { phoneText } from '#shared/accounts/phone.ts';
import { notFound } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { renderPackingSlipPdf, type PackingSlip } from './packing-slip.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import { countPieces } from '../returned-goods/returned-goods.ts';
import { listReturnedGoods, type ReturnedGoods } from '../returned-goods/returned-goods.queries.ts';
import { listPackedOrders, type PackedOrderRow } from './order-document.queries.ts';

/**
 * The packing slips of orders in one file, in the clerk's language.
 * @throws not_found (404) when one of them doesn't exist
 */
export async function renderPackingSlips(
  { db, config, now }: Context,
  ids: readonly number[],
  locale: Locale,
): Promise<Buffer> {
  const orders = await listPackedOrders(db, ids);
  if (orders.length !== ids.length) throw notFound();
  const [{ contacts }, currencies, goods] = await Promise.all([
    getSettings(db, defaultLocale),
    listCurrencies(db),
    listReturnedGoods(db, ids),
  ]);
  const sender = contacts
    ? `${contacts.company} · ${contacts.street}, ${contacts.postcode} ${contacts.city}`
    : 'Karafa';
  const money = (amount: number, code: string) => {
    const currency = currencies.find((each) => each.code === code);
    return formatMinor(amount, currency ?? { symbol_before: '', symbol_after: code, decimals: null });
  };
  return renderPackingSlipPdf(
    orders.map((order) =>
      slipOf(withoutBack(order, goods.get(order.id)!), { locale, sender, timeZone: config.shop.timeZone, money }),
    ),
    now(),
  );
}

/** Reservations show which pieces are left; without them returned pieces are subtracted from the ordered ones. */
function withoutBack(order: PackedOrderRow, goods: ReturnedGoods): PackedOrderRow {
  if (order.holds_any) return order;
  const back = countPieces(goods, (piece) => piece.is_accepted);
  const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity - (back.get(line.id) ?? 0) }));
  return { ...order, lines: lines.filter(({ quantity }) => quantity > 0) };
}

interface Packing {
  readonly locale: Locale;
  readonly sender: string;
  readonly timeZone: string;
  readonly money: (amount: number, currency: string) => string;
}

function slipOf(order: PackedOrderRow, { locale, sender, timeZone, money }: Packing): PackingSlip {
  const { number, placed_at, note, needs_age_check, name, address, carrier_name, place, lines } = order;
  const { owed_minor, currency_code } = order;
  return {
    locale,
    sender,
    order_number: number,
    placed_on: isoDay(placed_at, timeZone),
    recipient: [name, ...(address ?? []), phoneText(order.phone_prefix, order.phone)],
    delivery: place === null ? [carrier_name] : [carrier_name, place],
    note,
    checks_age: needs_age_check,
    to_collect: owed_minor === null ? undefined : money(owed_minor, currency_code),
    lines,
  };
}
