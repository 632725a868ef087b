import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  /** Distinguishes several lists of a page. */
  readonly label?: string;
}

/** Links to the pages of a list, each with its own URL. Renders nothing for a single page. */
export function Pagination({ current, last, hrefOf, label }: PaginationProps) {
  const { t } = useLingui();
  if (last <= 1) return null;
  return (
    <nav aria-label={label ?? t`Stránkování`} className="page-links">
      <Step href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
        <Icon name="chevron-left" />
        <span className="max-tablet:sr-only">
          <Trans>Předchozí</Trans>
        </span>
      </Step>
      <ol>
        {pageWindow(current, last).map((item, at) => (
          // On narrow screens there is room for the neighbours only.
          <li key={at} className={item !== 'gap' && isFar(item, current, last) ? 'max-tablet:hidden' : undefined}>
            {item === 'gap' ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(item)}
                aria-label={t`Strana ${item}`}
                aria-current={item === current ? 'page' : undefined}
              >
                {item}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step href={current < last ? hrefOf(current + 1) : undefined} rel="next">
        <span className="max-tablet:sr-only">
          <Trans>Další</Trans>
        </span>
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

function isFar(page: number, current: number, last: number): boolean {
  return page !== 1 && page !== last && Math.abs(page - current) > 1;
}

/** An unavailable step keeps its space, so that the numbers do not move. */
function Step({ href, rel, children }: { href: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  return href === undefined ? (
    <span aria-hidden="true" className="invisible">
      {children}
    </span>
  ) : (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
