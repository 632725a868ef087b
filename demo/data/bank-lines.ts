/** Money on the shop's account that concerns no order. Amounts in minor units; negative: it left. */
export const otherTransactions = [
  {
    daysAgo: 35.6,
    amount_minor: -2_450_000,
    counter_account: '222885/5500',
    counter_name: 'SPRÁVA BUDOV',
    message: 'nájem',
    state: 'irrelevant',
  },
  {
    daysAgo: 31.6,
    amount_minor: 412,
    counter_name: '',
    message: 'připsaný úrok',
    state: 'ignored',
    note: 'Úrok z účtu',
  },
  {
    daysAgo: 4.6,
    amount_minor: -2_450_000,
    counter_account: '222885/5500',
    counter_name: 'SPRÁVA BUDOV',
    message: 'nájem',
    state: 'irrelevant',
  },
  { daysAgo: 3.6, amount_minor: -19_900, counter_name: '', message: 'poplatek za vedení účtu', state: 'irrelevant' },
  {
    daysAgo: 2.6,
    amount_minor: 129_000,
    counter_account: '2918599669/1100',
    counter_name: 'VINÁRNA U LÍPY',
    message: 'faktura',
    state: 'waiting',
    reason: 'symbol_missing',
  },
] as const;
