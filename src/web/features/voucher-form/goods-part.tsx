import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { ChosenNames, type Named } from './chosen-names.tsx';

interface GoodsPartProps {
  /** The edited voucher; undefined for a new one. */
  readonly voucher: AdminVoucher | undefined;
  readonly form: Form;
}

const mostFound = 8;

/** The categories and brands that a voucher is limited to. */
export function GoodsPart({ voucher, form }: GoodsPartProps) {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const [category, setCategory] = useState('');
  const [brand, setBrand] = useState('');
  const brands = useFoundBrands(brand.trim());
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-heading text-lg font-semibold">
        <Trans>Na jaké zboží</Trans>
      </legend>
      <p className="text-muted">
        <Trans>
          Bez výběru platí voucher na všechno zboží. Vyberete-li kategorie i značky, platí jen na zboží těchto značek v
          těchto kategoriích.
        </Trans>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
        <ChosenNames
          name="category_ids"
          label={t`Jen kategorie`}
          help={t`Včetně všeho, co je pod nimi. Začněte psát a vyberte ze seznamu.`}
          initial={voucher?.categories ?? []}
          found={namedIn(tree, category.trim()).slice(0, mostFound)}
          text={category}
          onType={setCategory}
          errors={form.errorsOf('category_ids')}
        />
        <ChosenNames
          name="brand_ids"
          label={t`Jen značky`}
          help={t`Začněte psát a vyberte ze seznamu.`}
          initial={voucher?.brands ?? []}
          found={brands.slice(0, mostFound)}
          text={brand}
          onType={setBrand}
          errors={form.errorsOf('brand_ids')}
        />
      </div>
    </fieldset>
  );
}

function useFoundBrands(query: string): readonly Named[] {
  const [found, setFound] = useState<readonly Named[]>([]);
  useEffect(() => {
    if (query === '') return undefined;
    const abort = new AbortController();
    browserApi.adverts.brands({ query: { q: query } }, { signal: abort.signal }).then(setFound, () => undefined);
    return () => abort.abort();
  }, [query]);
  return query === '' ? [] : found;
}

/** Categories of any level with a word of the name that begins like the query, with the names above them. */
function namedIn(tree: readonly CategoryNode[], query: string, above: readonly string[] = []): Named[] {
  if (query === '') return [];
  return tree.flatMap(({ id, name, subcategories }) => {
    const path = [...above, name];
    const own =
      plain(name)
        .split(/\s+/)
        .some((word) => word.startsWith(plain(query))) || plain(name).startsWith(plain(query));
    return [...(own ? [{ id, name, path: path.join(' › ') }] : []), ...namedIn(subcategories, query, path)];
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
