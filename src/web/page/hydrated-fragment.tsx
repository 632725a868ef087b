import { use, type ReactElement } from 'react';
import { FragmentContext, type HydratedFragmentProps } from './fragment-collector.ts';

/**
 * An element whose content the server renders once for many pages, too, but which the browser renders as any other: with
 * its data and its code.
 */
export function HydratedFragment(fragment: HydratedFragmentProps): ReactElement {
  const collector = import.meta.env.SSR ? use(FragmentContext) : undefined;
  return collector ? collector.keep(fragment) : fragment.children;
}
