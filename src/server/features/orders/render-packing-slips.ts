import { notFound } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { renderPackingSlipPdf, type PackingSlip } from '#server/features/invoices/index.ts';
import { getSettings } from '#server/features/settings/index.ts';
import { listPackedOrders, type PackedOrderRow } from './order-document.queries.ts';
import { localeOfOrder } from './order-invoice.ts';

/** The packing slips of orders in one file. @throws not_found (404) when one of them isn't there */
export async function renderPackingSlips({ db, config, now }: Context, ids: readonly number[]): Promise<Buffer> {
  const orders = await listPackedOrders(db, ids);
  if (orders.length !== ids.length) throw notFound();
  const { contacts } = await getSettings(db, defaultLocale);
  const sender = contacts
    ? `${contacts.company} · ${contacts.street}, ${contacts.postcode} ${contacts.city}`
    : 'Karafa';
  return renderPackingSlipPdf(
    orders.map((order) => slipOf(order, sender, config.shop.timeZone)),
    now(),
  );
}

function slipOf(order: PackedOrderRow, sender: string, timeZone: string): PackingSlip {
  const { number, placed_at, note, needs_age_check, name, phone, address, carrier_name, place, lines } = order;
  return {
    locale: localeOfOrder(order),
    sender,
    order_number: number,
    placed_on: isoDay(placed_at, timeZone),
    recipient: [name, ...(address ?? []), phone],
    delivery: place === null ? [carrier_name] : [carrier_name, place],
    note,
    checks_age: needs_age_check,
    lines,
  };
}
