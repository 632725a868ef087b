import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { MenuItem } from '#shared/settings/contract.ts';

/** A link of a configured menu. One that begins with https opens another site in a new tab. */
export function MenuLink({ link, text, className }: MenuItem & { className?: string }) {
  if (!link.startsWith('https')) {
    return (
      <a href={link} className={className}>
        {text}
      </a>
    );
  }
  return (
    <NewTabLink href={link} className={className}>
      {text}
    </NewTabLink>
  );
}

function NewTabLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}{' '}
      <span className="sr-only">
        <Trans>(otevře se v novém okně)</Trans>
      </span>
    </a>
  );
}
