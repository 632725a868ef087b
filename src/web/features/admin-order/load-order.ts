import type { Locale } from '#shared/i18n/locales.ts';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ReturnsOfOrder } from './order-returns-list.tsx';

/** What the detail of an order shows. */
export interface OrderDetailData {
  readonly order: AdminOrder;
  readonly returns: ReturnsOfOrder;
  readonly bankLines: readonly BankLine[];
  /** Transactions for a clerk that may be the awaited transfer. */
  readonly waitingLines: number;
  readonly countries: readonly Country[];
}

export async function loadOrder(api: ApiClient, id: number, locale: Locale): Promise<OrderDetailData> {
  const [order, returns, { lines: bankLines, waiting: waitingLines }, countries] = await Promise.all([
    api.adminOrders.get({ params: { id }, query: { lang: locale } }),
    api.adminReturns.ofOrder({ params: { id } }),
    api.adminBank.ofOrder({ params: { id } }),
    api.lists.countries({ params: { locale } }),
  ]);
  return { order, returns, bankLines, waitingLines, countries };
}
