import type { BankTransfer } from '#shared/payments/contract.ts';
import type { Config } from '#server/config.ts';
import { bankTransferOf } from '#server/features/payments/index.ts';
import type { OrderDetailRow } from '../order-detail.queries.ts';
import { awaitsTransfer } from '../order-policy.ts';

/** The transfer that an order waits for; null when it waits for none. */
export function awaitedTransferOf(config: Config, order: OrderDetailRow): BankTransfer | null {
  if (!awaitsTransfer(order)) return null;
  const { total_minor: amount, currency_code: currency, variable_symbol: variableSymbol, number: message } = order;
  return bankTransferOf(config, { amount, currency, variableSymbol, message });
}
