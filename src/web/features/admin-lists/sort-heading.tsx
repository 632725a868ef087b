import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FilterLink } from '#web/features/filtered-list/filter-link.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { DataColumn } from '#web/ui/data-table.tsx';

/** Orders of a list by one column, as its query names them. */
interface ColumnSorts<Sort> {
  readonly ascending?: Sort;
  readonly descending?: Sort;
}

/**
 * Headings that sort the list by their columns; the address carries the order.
 * @param sort the present order
 * @param usual the order of the list without a choice
 */
export function useSortHeadings<Sort extends string>(sort: Sort | undefined, usual: Sort) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const current = sort ?? usual;
  return (title: ReactNode, { ascending, descending }: ColumnSorts<Sort>): Pick<DataColumn, 'title' | 'sorted'> => {
    const sorted = current === ascending ? 'ascending' : current === descending ? 'descending' : undefined;
    const next = (sorted === 'ascending' ? (descending ?? ascending) : (ascending ?? descending)) ?? usual;
    // What is usually wanted of a column first: the newest, the dearest.
    const wanted = sorted === undefined && descending !== undefined ? descending : next;
    return {
      sorted,
      title: (
        <FilterLink
          href={`${path}${changedQuery(search, { sort: wanted === usual ? undefined : wanted })}`}
          title={t`Řadit podle tohoto sloupce`}
          className="inline-flex min-h-6 items-center gap-1 no-underline hover:underline"
        >
          {title}
          <span aria-hidden="true" className="w-[1ch] text-muted">
            {sorted === 'ascending' && '↑'}
            {sorted === 'descending' && '↓'}
          </span>
        </FilterLink>
      ),
    };
  };
}
