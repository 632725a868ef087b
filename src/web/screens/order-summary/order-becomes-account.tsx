import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** A guest may keep the order in an account: registering with the same e-mail takes it over. */
export function OrderBecomesAccount() {
  const { locale } = usePage();
  return (
    <section
      aria-labelledby="become-title"
      className="flex flex-col items-start gap-3 rounded border border-line bg-surface p-4"
    >
      <h2 id="become-title" className="text-lg">
        <Trans>Mějte objednávky pohromadě</Trans>
      </h2>
      <p>
        <Trans>
          Zaregistrujte se se stejným e-mailem a tuto objednávku najdete ve svém účtu, jakmile ho schválíme.
        </Trans>
      </p>
      <LinkButton look="secondary" href={routePath('register', locale)}>
        <Trans>Zaregistrovat se</Trans>
      </LinkButton>
    </section>
  );
}
