import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentVersion } from '#shared/content/documents-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { languages } from '#shared/i18n/locales.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';
import { StateMark } from '#web/ui/state-mark.tsx';

/** Every file that a document has had, the newest first. Replaced ones are for administrators only. */
export function DocumentVersions({ versions }: { versions: readonly DocumentVersion[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div className="mt-8 max-w-4xl">
      <h2 className="mb-3 text-xl">
        <Trans>Nahrané soubory</Trans>
      </h2>
      <DataTable
        label={t`Nahrané soubory`}
        columns={[
          { title: <Trans>Nahráno</Trans> },
          { title: <Trans>Jazyk</Trans> },
          { title: <Trans>Kdo</Trans> },
          { title: <Trans>Stav</Trans> },
          { title: <Trans>Soubor</Trans> },
        ]}
      >
        {versions.map((version) => {
          const time = formatDateTime(version.uploaded_at, locale);
          const language = languages[version.locale].name;
          const size = formatFileSize(version.bytes, locale);
          return (
            <DataRow key={version.id}>
              <RowHead>
                <span className="whitespace-nowrap tabular-nums">{time}</span>
              </RowHead>
              <Cell>{language}</Cell>
              <Cell>{version.uploaded_by?.username ?? '–'}</Cell>
              <Cell>
                <StateMark tone={version.is_current ? 'good' : 'neutral'}>
                  {version.is_current ? <Trans>nynější</Trans> : <Trans>nahrazený</Trans>}
                </StateMark>
              </Cell>
              <Cell>
                <a
                  href={version.url}
                  download
                  className="underline"
                  aria-label={t`Stáhnout soubor (${language}, ${time})`}
                >
                  <Trans>Stáhnout, {size}</Trans>
                </a>
              </Cell>
            </DataRow>
          );
        })}
      </DataTable>
    </div>
  );
}
