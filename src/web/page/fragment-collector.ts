import { createContext, type ReactElement, type ReactNode } from 'react';
import type { PageState } from './page-state.ts';

/** A part of a page that other pages show as well, such as the card of a listing. */
export interface Snippet {
  /** The data that it shows; with `look` all that its markup depends on, apart from language, shop and currency. */
  readonly of: object;
  readonly look: string;
  readonly element: ReactNode;
}

export interface HydratedFragmentProps {
  /** What the content shows; with `look` and `seen` all that its markup depends on. */
  readonly of?: object;
  readonly look: string;
  /** What the content may read of the page's state besides language, currency, settings and currencies. */
  readonly seen?: Partial<PageState> | undefined;
  /**
   * A single element; the fragment is its content. If that has ids, it must stand at the same place of all pages of its
   * route.
   */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

/** Puts fragments into the page that the server renders. */
export interface FragmentCollector {
  /**
   * Takes the snippets of a fragment.
   * @param data what they show
   * @param rest what the state holds instead, if anything
   * @returns the markup that stands for them until the page is composed
   */
  place(snippets: readonly Snippet[], data: object, rest: unknown): string;
  /** @returns the fragment's element with the content that is kept, or marked so that its content will be */
  keep(fragment: HydratedFragmentProps): ReactElement;
}

/** Set where a server composes pages. */
export const FragmentContext = /* @__PURE__ */ createContext<FragmentCollector | undefined>(undefined);
