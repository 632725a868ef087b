import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { deliveryContract, PublicBranch } from '#shared/delivery/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { BranchContacts } from '#web/features/branch/branch-contacts.tsx';
import { OpeningLine } from '#web/features/branch/opening-line.tsx';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function Page({ data: { today, branches } }: { data: CallAnswer<(typeof deliveryContract)['branches']> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div className="pb-12">
      <Breadcrumb
        items={[
          { name: t`Úvod`, href: routePath('home', locale) },
          { name: t`Prodejny`, href: routePath('branches', locale) },
        ]}
        className="mb-4"
      />
      <header className="mb-6 max-w-[70ch]">
        <h1 className="text-3xl tablet:text-4xl">
          <Trans>Prodejny</Trans>
        </h1>
        <p className="mt-3 text-lg text-muted">
          <Trans>Objednávky z e-shopu si tu vyzvednete zdarma. U každé prodejny vidíte, co má právě skladem.</Trans>
        </p>
      </header>
      {branches.length === 0 ? (
        <EmptyState pictogram="carafe" title={<Trans>Zatím nemáme žádnou prodejnu</Trans>}>
          <p>
            <Trans>Zboží vám doručíme kurýrem, poštou nebo na výdejní místo.</Trans>
          </p>
          <LinkButton href={routePath('products-new', locale)}>
            <Trans>Prohlédnout novinky</Trans>
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 fullhd:grid-cols-3">
          {branches.map((branch) => (
            <BranchCard key={branch.id} branch={branch} today={today} />
          ))}
        </ul>
      )}
    </div>
  );
}

function BranchCard({ branch, today }: { branch: PublicBranch; today: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { id, slug, town } = branch;
  const path = routePath('branch', locale, { id, slug });
  return (
    <li className="flex flex-col gap-3 rounded border border-line bg-surface p-4 tablet:p-5">
      <h2 className="text-xl">
        <a href={path} className="no-underline hover:text-link hover:underline">
          {town}
        </a>
      </h2>
      <OpeningLine opening={branch.opening} today={today} />
      <div className="grid grow content-start gap-4 wide:max-fullhd:grid-cols-2">
        <BranchContacts branch={branch} />
        <OpeningHours hours={branch.opening_hours} today={today} closures={branch.closures.slice(0, 3)} />
      </div>
      <p>
        <LinkButton look="secondary" size="small" href={path} aria-label={t`Zboží na prodejně: ${town}`}>
          <Trans>Zboží na prodejně</Trans>
        </LinkButton>
      </p>
    </li>
  );
}
