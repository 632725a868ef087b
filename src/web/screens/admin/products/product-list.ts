import type { ComponentType } from 'react';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { BulkRow, bulkProductsContract } from '#shared/products/bulk-contract.ts';
import type { adminProductsContract } from '#shared/products/admin-contract.ts';

export type ProductChoice = CallInput<(typeof adminProductsContract)['list']>['query'];
export type ProductList = CallAnswer<(typeof adminProductsContract)['list']>;
export type ProductChoices = CallAnswer<(typeof adminProductsContract)['choices']>;
type ApplyBody = CallInput<(typeof bulkProductsContract)['apply']>['body'];
/** Selected rows, or all that match the filters. */
export type ChosenProducts = Pick<ApplyBody, 'ids' | 'filter'>;
export type BulkChange = ApplyBody['change'];
export type LatestChange = CallAnswer<(typeof bulkProductsContract)['latest']>['change'];

/** What a dialog changes; visibility needs none. */
export type BulkKind = 'price' | 'sale' | 'stock' | 'category';

export interface BulkPreview {
  readonly change: BulkChange;
  readonly rows: readonly BulkRow[];
  readonly version: string;
}

export interface ChangeFormProps {
  readonly choices: ProductChoices;
  readonly load: (change: BulkChange) => Promise<BulkPreview>;
  readonly onDone: (preview: BulkPreview) => void;
}

/** Asks what is to change. Nothing changes before the preview is confirmed. */
export type ChangeForm = ComponentType<ChangeFormProps>;
