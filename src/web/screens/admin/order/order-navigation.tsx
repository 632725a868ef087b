import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** To the orders before and after this one in the list that it was opened from, and back to that list. */
export function OrderNavigation({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  const { t } = useLingui();
  const { locale, search } = usePage();
  const hrefOf = (id: number) => `${routePath('admin-order', locale, { id })}${search}`;
  return (
    <nav aria-label={t`Procházet objednávky`} className="flex flex-wrap items-center gap-2">
      <BackToList href={`${routePath('admin-orders', locale)}${search}`}>
        <Trans>Všechny objednávky</Trans>
      </BackToList>
      {previous !== null && (
        <LinkButton
          size="small"
          look="secondary"
          rel="prev"
          href={hrefOf(previous)}
          aria-label={t`Předchozí objednávka`}
          title={t`Předchozí objednávka`}
        >
          <Icon name="chevron-left" size={16} />
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton
          size="small"
          look="secondary"
          rel="next"
          href={hrefOf(next)}
          aria-label={t`Další objednávka`}
          title={t`Další objednávka`}
        >
          <Icon name="chevron-right" size={16} />
        </LinkButton>
      )}
    </nav>
  );
}
