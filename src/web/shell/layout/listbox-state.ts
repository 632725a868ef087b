/** What the suggestions tell the field about their list. */
export interface ListboxState {
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
}
