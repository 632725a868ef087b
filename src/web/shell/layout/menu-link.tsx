import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { MenuItem } from '#shared/settings/contract.ts';

interface LinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link of a configured menu. One that begins with https opens another site in a new tab. */
export function MenuLink({ link, text, className, onClick }: MenuItem & Pick<LinkProps, 'className' | 'onClick'>) {
  if (!link.startsWith('https')) {
    return (
      <a href={link} className={className} onClick={onClick}>
        {text}
      </a>
    );
  }
  return (
    <NewTabLink href={link} className={className} onClick={onClick}>
      {text}
    </NewTabLink>
  );
}

function NewTabLink({ href, className, onClick, children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children}{' '}
      <span className="sr-only">
        <Trans>(otevře se v novém okně)</Trans>
      </span>
    </a>
  );
}
