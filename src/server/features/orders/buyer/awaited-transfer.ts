import type { BankTransfer } from '#shared/payments/contract.ts';
import type { Config } from '#server/config.ts';
import { bankTransferOf } from '#server/features/payments/index.ts';
import type { OrderDetailRow } from '../order-detail.queries.ts';
import { awaitsTransfer, restToPay } from '../order-policy.ts';

/** The transfer that an order waits for, of what parts have left to pay; null when it waits for none. */
export function awaitedTransferOf(config: Config, order: OrderDetailRow): BankTransfer | null {
  if (!awaitsTransfer(order)) return null;
  const amount = restToPay(order);
  if (amount === 0) return null;
  const { currency_code: currency, variable_symbol: variableSymbol, number: message } = order;
  return bankTransferOf(config, { amount, currency, variableSymbol, message });
}
