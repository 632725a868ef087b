interface NamedFilter {
  /** Its query parameter. */
  readonly name: string;
  readonly label: string;
  /** As in the URL, whose values are unknown until the server has read them. */
  readonly value: unknown;
}

/** One of several values. */
export interface ChoiceFilter extends NamedFilter {
  /** The first option is the one without a filter; its value is empty unless the server has a default of its own. */
  readonly options: readonly { readonly value: string | number; readonly text: string; readonly depth?: number }[];
}

interface DateFilter extends NamedFilter {
  readonly isDate: true;
}

/** A value chosen elsewhere, for example by a link in a row. It can only be removed. */
interface LinkedFilter extends NamedFilter {
  readonly text: string;
}

/** A filter of a list, stored in the URL. */
export type ListFilter = ChoiceFilter | DateFilter | LinkedFilter;

/** The value of a filter that narrows the list; undefined if the list shows everything. */
export function narrowingValue(filter: ListFilter): string | undefined {
  const value = String(filter.value ?? '');
  const unfiltered = 'options' in filter ? String(filter.options[0]?.value ?? '') : '';
  return value === '' || value === unfiltered ? undefined : value;
}
