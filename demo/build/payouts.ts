import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { demoShops } from '../data/shops/demo-shops.ts';
import type { Row, Rows } from '../rows.ts';

/** Invented accounts of the influencer. */
const accounts: Record<ShopCode, string> = { cz: 'CZ3620100000002501301193', sk: 'SK2483300000002403097934' };
/** Days ago: margins before it were paid. */
const paidBefore = 14;

/** The influencer's account, and a batch that has paid the older margins. */
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
  const batch: Row = {
    id: 1,
    state: 'paid',
    currency_code: demoShops[code].shop.currency,
    due_on: calendar.daysAgo(paidBefore - 1).slice(0, 10),
    created_at: border,
    created_by: administratorId,
    exported_at: border,
    closed_at: paidAt,
  };
  return {
    payout_account: [account],
    payout_batch: [batch],
    payout: [
      {
        id: 1,
        batch_id: 1,
        account_id: influencerId,
        recipient: `${String(influencer.first_name)} ${String(influencer.last_name)}`,
        bank_account: accounts[code],
        amount_minor: amount,
        variable_symbol: '8800000001',
        state: 'paid',
        paid_at: paidAt,
      },
    ],
    payout_entry: entries.map(({ id }) => ({ entry_id: id, payout_id: 1 })),
  };
}
