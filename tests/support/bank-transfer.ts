import type { Order } from '#shared/orders/contract.ts';

/** The data of a bank transfer for an amount, as payments return them. */
export function bankTransfer(amount: number): NonNullable<Order['payment']['bank_transfer']> {
  return {
    account: '19-2000145399/0800',
    iban: 'CZ6508000000192000145399',
    swift: 'GIBACZPX',
    recipient: 'Karafa s.r.o.',
    variable_symbol: '2600000001',
    amount: { amount, currency: 'CZK' },
    code: { format: 'spayd', text: 'SPD*1.0*ACC:CZ6508000000192000145399', image: 'data:image/svg+xml;base64,' },
  };
}
