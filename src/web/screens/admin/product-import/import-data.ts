import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { productImportsContract, ProductImportDetail } from '#shared/product-imports/admin-contract.ts';

export interface ImportData {
  readonly found: ProductImportDetail;
  readonly list: CallAnswer<(typeof productImportsContract)['rows']>;
  /** Of the rows shown. */
  readonly state: string;
}
