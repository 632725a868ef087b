import { Plural, Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DeliveryTime } from './delivery-time.tsx';

type Branch = NonNullable<ListingDetail['product']>['branches'][number];

/** Pieces in stock at each branch, expanded on demand. Goods that no branch has may be in the warehouse. */
export function BranchStock({ branches, isInStock }: { branches: readonly Branch[]; isInStock: boolean }) {
  const holding = branches.filter(({ quantity }) => quantity > 0).length;
  const all = branches.length;
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
            <BranchRow key={branch.id} branch={branch} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** From so many pieces on, a row says only that there are some. */
const many = 3;

/** The same on the page of every product of which the branch has as many. */
function BranchRow({ branch }: { branch: Branch }) {
  const { locale } = usePage();
  const { id, slug, town, street, delivery } = branch;
  const quantity = Math.min(branch.quantity, many);
  return (
    <HydratedFragment look={`branch ${JSON.stringify([id, slug, town, street, quantity, delivery])}`}>
      <tr className="border-b border-line last:border-b-0">
        <th scope="row" className="py-2 pr-2 pl-4 text-left font-semibold">
          <a href={routePath('branch', locale, { id, slug })}>{town}</a>
          <span className="block font-normal text-muted">{street}</span>
        </th>
        <td className="py-2 pr-4 pl-2 text-right">
          <BranchQuantity quantity={quantity} delivery={delivery} />
        </td>
      </tr>
    </HydratedFragment>
  );
}

function BranchQuantity({ quantity, delivery }: Pick<Branch, 'quantity' | 'delivery'>) {
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
        {quantity >= many ? (
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
