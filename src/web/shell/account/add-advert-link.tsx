import type { ReactNode } from 'react';
import { routePath } from '#shared/i18n/paths.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { keepsLogin } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';

/** To the form of a new advert; who is not logged in does that first. */
export function AddAdvertLink({
  className,
  onFollow,
  children,
}: {
  className: string;
  onFollow?: () => void;
  children: ReactNode;
}) {
  const { locale } = usePage();
  const href = routePath('account-advertisements-add', locale);
  return (
    <a
      href={href}
      onClick={(event) => {
        onFollow?.();
        if (keepsLogin()) return;
        event.preventDefault();
        askForLogin({ redirect: href });
      }}
      className={className}
    >
      {children}
    </a>
  );
}
