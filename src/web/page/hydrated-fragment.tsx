import { use, type ReactElement, type ReactNode } from 'react';
import { FragmentContext } from './page-fragment.tsx';
import type { PageState } from './page-state.ts';

export interface HydratedFragmentProps {
  /** What the content shows; with `look` and `seen` all that its markup depends on. */
  readonly of?: object;
  readonly look: string;
  /** What the content may read of the page's state besides language, currency, settings and currencies. */
  readonly seen?: Partial<PageState> | undefined;
  /** A single element, always at the same place of the pages of a route. The fragment is its content. */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

/**
 * An element whose content the server renders once for many pages, too, but which the browser renders as any other: with
 * its data and its code.
 */
export function HydratedFragment(fragment: HydratedFragmentProps): ReactElement {
  const collector = import.meta.env.SSR ? use(FragmentContext) : undefined;
  return collector ? collector.keep(fragment) : fragment.children;
}
