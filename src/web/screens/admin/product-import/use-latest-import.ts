import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { isBusy } from '#shared/product-imports/imports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';

const refreshMs = 2000;

/** The import with its newest counts while a job works on it. A failure changes nothing: the next call may succeed. */
export function useLatestImport(found: ProductImportDetail): ProductImportDetail {
  const { locale } = usePage();
  const { reload } = useNavigation();
  const [latest, setLatest] = useState<{ readonly of: ProductImportDetail; readonly found: ProductImportDetail }>();
  const { id, state } = found;
  const refresh = useEffectEvent(async (isCurrent: () => boolean) => {
    const read = await browserApi.productImports
      .get({ params: { id }, query: { lang: locale } })
      .catch(() => undefined);
    if (!read || !isCurrent()) return;
    if (read.state === state) setLatest({ of: found, found: read });
    else reload();
  });
  useEffect(() => {
    if (!isBusy(state)) return undefined;
    let isCurrent = true;
    const timer = setInterval(() => void refresh(() => isCurrent), refreshMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id, state]);
  return latest?.of === found ? latest.found : found;
}
