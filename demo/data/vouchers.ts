import type { ShopCode } from '#shared/shop/shops.ts';
import type { VoucherKind } from '#shared/vouchers/vouchers.ts';

export interface DemoVoucher {
  readonly code: string;
  readonly kind: VoucherKind;
  readonly percent?: number;
  /** Minor units. */
  readonly amount?: Readonly<Record<ShopCode, number>>;
  readonly minGoods?: Readonly<Record<ShopCode, number>>;
  /** Days before today, or negative after it. */
  readonly from?: number;
  readonly to?: number;
  readonly maxUses?: number;
  readonly maxUsesPerUser?: number;
  readonly forEmail?: string;
  readonly isOff?: boolean;
  /** Ids of categories that it is limited to. */
  readonly categories?: readonly number[];
  readonly note: string;
  /** What the demo's influencer earns by it, in percent. */
  readonly margin?: number;
  /** Days before today on which it was made. */
  readonly made: number;
}

/** Vouchers by id: the first is 1. Every kind and every state is among them. */
export const vouchers: readonly DemoVoucher[] = [
  {
    code: 'EVALETO',
    kind: 'fixed',
    amount: { cz: 15_000, sk: 600 },
    minGoods: { cz: 100_000, sk: 4_000 },
    from: 190,
    to: 100,
    note: 'Letní kampaň na Instagramu',
    margin: 6,
    made: 200,
  },
  {
    code: 'PRVNIM3',
    kind: 'percent',
    percent: 15,
    maxUses: 3,
    note: 'Soutěž: první tři, kdo ho uplatní',
    made: 120,
  },
  { code: 'EVA10', kind: 'percent', percent: 10, from: 96, note: 'Podcast Vinařka v kuchyni', margin: 8, made: 97 },
  {
    code: 'VITEJTE',
    kind: 'percent',
    percent: 7.5,
    maxUsesPerUser: 1,
    note: 'Uvítací sleva, jednou pro každého',
    made: 80,
  },
  {
    code: 'DOPRAVA',
    kind: 'free_delivery',
    minGoods: { cz: 80_000, sk: 3_200 },
    to: -45,
    maxUses: 500,
    note: 'Leták v prodejnách',
    made: 40,
  },
  {
    code: 'SILVESTR',
    kind: 'fixed',
    amount: { cz: 20_000, sk: 800 },
    minGoods: { cz: 150_000, sk: 6_000 },
    from: -8,
    to: -40,
    note: 'Konec roku',
    made: 6,
  },
  {
    code: 'OMLUVA-V7',
    kind: 'fixed',
    amount: { cz: 10_000, sk: 400 },
    forEmail: 'overeny@karafa.example',
    isOff: true,
    note: 'Za poškozenou zásilku; vyřešeno jinak',
    made: 30,
  },
  {
    code: 'RUMY12',
    kind: 'percent',
    percent: 12,
    categories: [3],
    to: -60,
    note: 'Měsíc rumů, jen kategorie Rum',
    made: 5,
  },
];
