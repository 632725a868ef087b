import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { demoShops } from '../data/shops/demo-shops.ts';
import type { Row, Rows } from '../rows.ts';

/** Invented accounts of the influencer. */
const accounts: Record<ShopCode, string> = { cz: 'CZ3620100000002501301193', sk: 'SK2483300000002403097934' };
/** Of the buyer whose refund the bank refused. */
const refusedAccounts: Record<ShopCode, string> = {
  cz: 'CZ6508000000192000145399',
  sk: 'SK2483300000002403097934',
};
/** Days ago: margins before it were paid, and those before the other are on their way. */
const paidBefore = 14;
const sentBefore = 8;

/**
 * The influencer's account, a batch that has paid the older margins, and one whose file was downloaded: the bank has
 * refused a refund of it, which was taken out.
 */
export function buildPayouts(
  calendar: Calendar,
  code: ShopCode,
  { influencerId, administratorId }: { readonly influencerId: number; readonly administratorId: number },
  rows: Rows,
): Rows {
  const border = calendar.daysAgo(paidBefore);
  const account = { account_id: influencerId, bank_account: accounts[code], changed_at: calendar.daysAgo(40) };
  const entries = rows.influencer_entry!.filter(({ happened_at: at }) => String(at) < border);
  const amount = entries.reduce((sum, { margin_minor: margin }) => sum + Number(margin), 0);
  if (amount <= 0) return { payout_account: [account] };
  const influencer = rows.account!.find(({ id }) => id === influencerId)!;
  const paidAt = calendar.daysAgo(paidBefore - 2);
  const currency = demoShops[code].shop.currency;
  const batch: Row = {
    id: 1,
    state: 'paid',
    currency_code: currency,
    due_on: calendar.daysAgo(paidBefore - 1).slice(0, 10),
    created_at: border,
    created_by: administratorId,
    exported_at: border,
    closed_at: paidAt,
  };
  const payout: Row = {
    id: 1,
    batch_id: 1,
    account_id: influencerId,
    recipient: `${String(influencer.first_name)} ${String(influencer.last_name)}`,
    bank_account: accounts[code],
    amount_minor: amount,
    variable_symbol: '8800000001',
    state: 'paid',
    paid_at: paidAt,
    taken_out_at: null,
    taken_out_by: null,
    taken_out_reason: null,
  };
  const newer = rows.influencer_entry!.filter(
    ({ happened_at: at }) => String(at) >= border && String(at) < calendar.daysAgo(sentBefore),
  );
  const sent = newer.reduce((sum, { margin_minor: margin }) => sum + Number(margin), 0);
  const refused = rows.refund!.find(({ state, reason }) => state === 'waiting' && reason === 'cancelled');
  const isSent = sent > 0 && refused !== undefined;
  const at = (days: number) => calendar.daysAgo(days);
  const download = { actor_id: administratorId, file: code === 'cz' ? 'abo' : 'sepa' };
  return {
    payout_account: [account],
    payout_batch: [
      batch,
      ...(isSent
        ? [
            {
              ...batch,
              id: 2,
              state: 'exported',
              due_on: at(1).slice(0, 10),
              created_at: at(3.6),
              exported_at: at(3.55),
              closed_at: null,
            },
          ]
        : []),
    ],
    payout: [
      payout,
      ...(isSent
        ? [
            {
              ...payout,
              id: 2,
              batch_id: 2,
              amount_minor: sent,
              variable_symbol: '8800000002',
              state: 'waiting',
              paid_at: null,
            },
            {
              ...payout,
              id: 3,
              batch_id: 2,
              ...refundOf(refused, rows),
              bank_account: refusedAccounts[code],
              state: 'cancelled',
              paid_at: null,
              taken_out_at: at(1.45),
              taken_out_by: administratorId,
              taken_out_reason: 'Banka platbu odmítla, účet je zrušený.',
            },
          ]
        : []),
    ],
    payout_entry: [
      ...entries.map(({ id }) => ({ entry_id: id, payout_id: 1 })),
      ...(isSent ? newer.map(({ id }) => ({ entry_id: id, payout_id: 2 })) : []),
    ],
    payout_download: [
      { ...download, id: 1, batch_id: 1, downloaded_at: border },
      ...(isSent ? [{ ...download, id: 2, batch_id: 2, downloaded_at: at(3.5) }] : []),
    ],
  };
}

/** Whom the refund of an order pays back. */
function refundOf(refund: Row, rows: Rows): Row {
  const payment = rows.payment!.find(({ id }) => id === refund.payment_id)!;
  const order = rows.shop_order!.find(({ id }) => id === payment.subject_id)!;
  return {
    account_id: null,
    recipient: `${String(order.first_name)} ${String(order.last_name)}`,
    amount_minor: refund.amount_minor,
    variable_symbol: payment.variable_symbol,
  };
}
