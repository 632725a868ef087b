import { useEffect, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** Shown after a registration: the next steps. Receives the focus, so that screen readers read it. */
export function RegistrationReceived() {
  const { locale } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="max-w-[60ch]">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        <Trans>Registraci jsme přijali</Trans>
      </h1>
      <p className="mt-4">
        <Trans>
          Váš účet teď čeká na schválení správcem, obvykle to trvá nejvýše den. Jakmile ho schválí, pošleme vám e-mail a
          budete se moci přihlásit.
        </Trans>
      </p>
      <p className="mt-6">
        <LinkButton href={routePath('home', locale)}>
          <Trans>Na úvodní stránku</Trans>
        </LinkButton>
      </p>
    </div>
  );
}
