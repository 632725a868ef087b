/** Something done to the page that nothing has answered yet. */
export interface Use {
  readonly kind: 'click' | 'keydown' | 'input' | 'change' | 'scroll' | 'submit';
  readonly target: HTMLElement;
  /** What shows that it is waited for. */
  readonly busy?: HTMLElement;
  readonly key?: string;
  /** What a field showed then: React empties fields again that it renders before the repetition. */
  readonly value?: string;
  readonly checked?: boolean;
}

/** What is no longer waited for. */
export function release(uses: readonly Use[]): void {
  for (const { busy } of uses) if (busy) busy.ariaBusy = null;
}
