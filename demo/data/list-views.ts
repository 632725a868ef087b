import type { AdminListName } from '#shared/admin-lists/lists.ts';

/** Views of lists that the demo's administrator shares. */
export const listViews: readonly { readonly list: AdminListName; readonly name: string; readonly query: string }[] = [
  { list: 'orders', name: 'Zaplacené k odeslání', query: 'task=new&paid=yes&sort=oldest&hide=payment' },
  { list: 'orders', name: 'Pozdní převody', query: 'task=transfer_late&hide=delivery.pieces' },
];
