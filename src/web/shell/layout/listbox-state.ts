/** The state of the suggestion list that the search field needs for its ARIA attributes. */
export interface ListboxState {
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
}
