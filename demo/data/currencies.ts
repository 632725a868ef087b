/** Sample rates: how many Czech crowns one unit costs. */
export const currencies = [
  { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1, is_default: true },
  { code: 'EUR', symbol_before: '', symbol_after: '€', decimals: 2, rate: 24.5, is_default: false },
  { code: 'USD', symbol_before: '$', symbol_after: '', decimals: 2, rate: 21, is_default: false },
  { code: 'GBP', symbol_before: '£', symbol_after: '', decimals: 2, rate: 28, is_default: false },
  { code: 'PLN', symbol_before: '', symbol_after: 'zł', decimals: 2, rate: 5.75, is_default: false },
  { code: 'HUF', symbol_before: '', symbol_after: 'Ft', decimals: 0, rate: 0.061, is_default: false },
] as const;
