import type { ReactNode } from 'react';
import type { AnyScreen } from '../router/screen.ts';

/** The frame of a screen: header, sidebar and footer, or the simple layout. */
export function Layout({ screen, children }: { screen: AnyScreen; children: ReactNode }) {
  return <main data-layout={screen.layout ?? 'default'}>{children}</main>;
}
