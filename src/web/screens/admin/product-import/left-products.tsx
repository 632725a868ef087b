import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { usePage } from '#web/page/page-context.tsx';

/** Products that an undoing left. */
export function LeftProducts({ found: { left, left_count: total } }: { found: ProductImportDetail }) {
  const { locale } = usePage();
  if (left.length === 0) return null;
  const more = total - left.length;
  return (
    <section aria-labelledby="import-left" className="mb-6 max-w-3xl">
      <h2 id="import-left" className="mb-2 text-xl">
        <Trans>Co jsme nevrátili</Trans>
      </h2>
      <p className="mb-2">
        <Trans>Toto zboží od importu někdo změnil, nebo se předchozí hodnota už nehodí. Zůstalo, jak je.</Trans>
      </p>
      <ul className="list-disc pl-5">
        {left.map(({ id, sku, name }) => (
          <li key={id}>
            <a href={routePath('admin-product', locale, { id })}>{name}</a> <span className="text-muted">{sku}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Trans>a další: {more}</Trans>
        </p>
      )}
    </section>
  );
}
