import type { BranchGoods } from '#shared/catalog/contract.ts';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import type { GoodsChoice } from './goods-address.ts';

export interface BranchPageData {
  readonly branch: PublicBranch;
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly goods: BranchGoods;
  readonly choice: GoodsChoice;
}
