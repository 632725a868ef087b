import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { ImportRowChoice } from '#shared/product-imports/imports.ts';
import type { productImportsContract, ProductImportDetail } from '#shared/product-imports/admin-contract.ts';

/** The rows asked for; the usual ones where the import has come to a state that does not count them. */
export function chosenRowState(found: ProductImportDetail, asked: string | null): ImportRowChoice {
  return shownRowStates(found).find((state) => state === asked) ?? usualRowState(found);
}

/** The rows shown unless others are chosen: bad ones, because they ask for work, otherwise the first that there are. */
export function usualRowState(found: ProductImportDetail): ImportRowChoice {
  return shownRowStates(found).find((state) => rowCounts(found)[state] > 0) ?? 'bad';
}

/** Once an import was carried out, new and changed rows are counted together. */
export function shownRowStates({ mode, state }: ProductImportDetail): readonly ImportRowChoice[] {
  if (mode === null) return ['bad', 'added', 'changed', 'unchanged'];
  return state === 'stopped' ? ['bad', 'left', 'applied', 'unchanged'] : ['bad', 'applied', 'unchanged'];
}

export function rowCounts(found: ProductImportDetail): Readonly<Record<ImportRowChoice, number>> {
  return {
    bad: found.rows_bad,
    added: found.rows_added,
    changed: found.rows_changed,
    unchanged: found.rows_unchanged,
    applied: found.rows_applied,
    // Every row has one outcome, and those of the check may have turned bad or been made needless since.
    left: Math.max(found.rows_read - found.rows_applied - found.rows_bad - found.rows_unchanged, 0),
  };
}

export interface ImportData {
  readonly found: ProductImportDetail;
  readonly list: CallAnswer<(typeof productImportsContract)['rows']>;
  /** Of the rows shown. */
  readonly state: string;
}
