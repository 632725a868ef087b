import { Plural, Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DeliveryTime } from './delivery-time.tsx';

type Branch = NonNullable<ListingDetail['product']>['branches'][number];

/** Pieces in stock at each branch, expanded on demand. Goods that no branch has may be in the warehouse. */
export function BranchStock({ branches, isInStock }: { branches: readonly Branch[]; isInStock: boolean }) {
  const holding = branches.filter(({ quantity }) => quantity > 0).length;
  const all = branches.length;
  const { locale } = usePage();
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 list-none items-center gap-2.5 px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Icon name="store" className="shrink-0 text-muted" />
        <span className="grow">
          <Trans>Dostupnost na prodejnách</Trans>
          <span className="block text-sm text-muted">
            {isInStock && holding === 0 ? (
              <Trans>jen v centrálním skladu</Trans>
            ) : holding === 0 ? (
              <Trans>na žádné prodejně není skladem</Trans>
            ) : (
              <Trans>
                skladem: {holding} z {all}
              </Trans>
            )}
          </span>
        </span>
        <Icon name="chevron-down" className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <table className="w-full border-t border-line text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Prodejna</Trans>
            </th>
            <th scope="col">
              <Trans>Skladem</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => (
            <tr key={branch.id} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pr-2 pl-4 text-left font-semibold">
                <a href={routePath('branch', locale, { id: branch.id, slug: branch.slug })}>{branch.town}</a>
                <span className="block font-normal text-muted">{branch.street}</span>
              </th>
              <td className="py-2 pr-4 pl-2 text-right">
                <BranchQuantity branch={branch} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function BranchQuantity({ branch: { quantity, delivery } }: { branch: Branch }) {
  if (quantity === 0)
    return (
      <span className="text-muted">
        <Trans>
          není, <DeliveryTime delivery="to_10_days" />
        </Trans>
      </span>
    );
  return (
    <>
      <span className="text-link">
        {quantity > 2 ? (
          <Trans>skladem</Trans>
        ) : (
          <Plural value={quantity} one="poslední kus" few="poslední # kusy" other="poslední # kusy" />
        )}
      </span>
      <span className="block text-muted">
        <DeliveryTime delivery={delivery} />
      </span>
    </>
  );
}
