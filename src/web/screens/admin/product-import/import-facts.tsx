import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';

export function ImportFacts({ found }: { found: ProductImportDetail }) {
  const { locale } = usePage();
  const { id, uploaded_by: by, uploaded_at: at, ended_at: ended, size_bytes: bytes } = found;
  return (
    <p className="mb-4 text-sm text-muted">
      <Trans>
        {by} nahrál {formatDateTime(at, locale)}
      </Trans>
      {ended && (
        <>
          {' · '}
          <Trans>skončilo {formatDateTime(ended, locale)}</Trans>
        </>
      )}
      {' · '}
      <a href={`/api/admin/product-imports/${id}/file`} download>
        <Trans>stáhnout soubor ({formatFileSize(bytes, locale)})</Trans>
      </a>
    </p>
  );
}
