import type { InvoiceDraft } from '#server/features/invoices/index.ts';

/** What stands on an invoice of 100,00 Kč, but for what is given. */
export function invoiceDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    locale: 'cs',
    currency: { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2 },
    supplier: {
      name: 'Karafa s.r.o.',
      street: 'Na Demu 12',
      city: 'Praha 1',
      postcode: '110 00',
      country: 'Česko',
      company_id: '99000011',
      tax_id: 'CZ99000011',
      register: 'Zapsáno v obchodním rejstříku u Městského soudu v Praze',
      email: 'info@karafa.example',
      account: '19-2000145399/0800',
      iban: 'CZ65 0800 0000 1920 0014 5399',
      swift: 'GIBACZPX',
    },
    customer: {
      name: 'Vinotéka Žižkov s.r.o.',
      person: 'Jiří Dvořák',
      street: 'Žižkova 5',
      city: 'Říčany',
      postcode: '251 01',
      country: 'Česko',
      company_id: '27074358',
      tax_id: 'CZ27074358',
    },
    order_number: '2600000001',
    variable_symbol: '2600000001',
    issued_on: '2026-03-02',
    taxable_on: '2026-03-01',
    due_on: '2026-03-16',
    payment_method: 'Bankovním převodem',
    lines: [
      {
        name: 'Karlův ďábelský ležák',
        sku: 'PIV-1',
        quantity: 2,
        unit_net: 4132,
        unit_gross: 5000,
        tax_rate: 21,
        discount: 0,
        total: 10_000,
      },
    ],
    delivery: null,
    fee: null,
    rounding: 0,
    taxes: [{ rate: 21, base: 8264, tax: 1736, gross: 10_000 }],
    total: 10_000,
    payment_code: null,
    reason: null,
    ...changes,
  };
}
