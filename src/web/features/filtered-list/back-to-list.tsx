import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#web/ui/plain-click.ts';

/**
 * A link from a record back to its list. Where the browser tells its history, it goes back to the list that was left, so
 * that the scroll position returns as well, however many records were opened in between.
 */
export function BackToList({ href, children }: { href: string; children: ReactNode }) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const history = 'navigation' in window ? window.navigation : undefined;
    const here = history?.currentEntry?.index ?? 0;
    const list = history
      ?.entries()
      .findLast(({ index, url }) => index < here && url && pageOf(url) === pageOf(event.currentTarget.href));
    if (!list) return;
    event.preventDefault();
    window.history.go(list.index - here);
  };
  return (
    <a href={href} onClick={onClick} className="inline-flex min-h-9 items-center">
      {children}
    </a>
  );
}

/** An address without differences that lead to the same page: the order of its parameters, `%20` or `+`. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
