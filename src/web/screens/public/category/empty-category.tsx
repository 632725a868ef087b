import { Trans } from '@lingui/react/macro';
import type { Category } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Verbatim } from '#web/ui/verbatim.tsx';

/** A category without listings: offers the parent categories, new goods and the search. */
export function EmptyCategory({ category: { breadcrumb } }: { category: Category }) {
  const { locale } = usePage();
  const parent = breadcrumb[breadcrumb.length - 2];
  return (
    <EmptyState pictogram="case" title={<Trans>Tady zatím nic není</Trans>}>
      <p>
        <Trans>V této kategorii teď není žádný inzerát ani zboží. Podívejte se o úroveň výš, nebo na novinky.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {parent && (
          <LinkButton href={routePath('category', locale, { id: parent.id, category: parent.slug })}>
            <Trans>
              Přejít do kategorie <Verbatim text={parent.name} />
            </Trans>
          </LinkButton>
        )}
        <LinkButton look="secondary" href={routePath('products-new', locale)}>
          <Trans>Prohlédnout novinky</Trans>
        </LinkButton>
      </div>
    </EmptyState>
  );
}
