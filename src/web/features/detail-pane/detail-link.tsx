import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { paneQuery, type DetailControls } from './use-detail.ts';

interface DetailLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Of the detail screen, where it leads in narrow windows and with a key held down. */
  readonly href: string;
  readonly row: number;
  /** Missing: it always leads to the detail screen. */
  readonly detail: DetailControls | undefined;
}

/** The link of a row: it opens the row beside the list, or its screen where there is no room. */
export function DetailLink({ row, detail, ...rest }: DetailLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!detail || !isPlainClick(event) || !matchMedia(paneQuery).matches) return;
    event.preventDefault();
    detail.open(row);
  };
  return <a {...rest} data-row={row} aria-current={detail?.opened === row ? 'true' : undefined} onClick={onClick} />;
}
