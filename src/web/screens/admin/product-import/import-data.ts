import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { ImportRowState } from '#shared/product-imports/imports.ts';
import type { productImportsContract, ProductImportDetail } from '#shared/product-imports/admin-contract.ts';

/** The rows shown unless others are chosen: bad ones, because they ask for work, otherwise the first that there are. */
export function usualRowState(found: ProductImportDetail): ImportRowState {
  return shownRowStates(found).find((state) => rowCounts(found)[state] > 0) ?? 'bad';
}

/** Once an import was carried out, new and changed rows are counted together. */
export function shownRowStates({ mode }: ProductImportDetail): readonly ImportRowState[] {
  return mode === null ? ['bad', 'added', 'changed', 'unchanged'] : ['bad', 'applied', 'unchanged'];
}

export function rowCounts(found: ProductImportDetail): Readonly<Record<ImportRowState, number>> {
  return {
    bad: found.rows_bad,
    added: found.rows_added,
    changed: found.rows_changed,
    unchanged: found.rows_unchanged,
    applied: found.rows_applied,
  };
}

export interface ImportData {
  readonly found: ProductImportDetail;
  readonly list: CallAnswer<(typeof productImportsContract)['rows']>;
  /** Of the rows shown. */
  readonly state: string;
}
