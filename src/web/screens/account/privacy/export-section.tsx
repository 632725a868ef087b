import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { PrivacyOverview } from '#shared/privacy/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';

interface ExportSectionProps {
  readonly overview: PrivacyOverview;
  readonly onChange: (overview: PrivacyOverview) => void;
}

export function ExportSection({ overview, onChange }: ExportSectionProps) {
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const { export: latest, may_export_from: mayFrom } = overview;
  const isOpen = latest?.state === 'waiting' || latest?.state === 'ready';
  const request = () =>
    run(async () => {
      await browserApi.privacy.requestExport();
      onChange(await browserApi.privacy.get());
    });
  const download = () =>
    run(async () => {
      await browserApi.privacy.checkDownload();
      location.assign('/api/me/data-export.zip');
    });
  return (
    <section aria-labelledby="export-title" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="export-title" className="mb-2 text-xl">
        <Trans>Stáhnout moje údaje</Trans>
      </h2>
      <p className="mb-4 max-w-[65ch]">
        <Trans>
          Připravíme vám archiv se vším, co o vás máme: účet, inzeráty, zprávy, obchody, hodnocení, objednávky, doklady
          a obrázky. Dostanete je k přečtení i v podobě pro počítače.
        </Trans>
      </p>
      <div role="status" className="flex flex-col items-start gap-3">
        {latest?.state === 'waiting' && (
          <p className="font-semibold">
            <Trans>Archiv připravujeme. Až bude hotový, pošleme vám e-mail.</Trans>
          </p>
        )}
        {latest?.state === 'ready' && (
          <>
            <Button disabled={isRunning} onClick={() => void download()}>
              <Trans>Stáhnout archiv ({formatFileSize(latest.bytes ?? 0, locale)})</Trans>
            </Button>
            <p className="text-muted">
              <Trans>Ke stažení do {formatDateTime(latest.expires_at!, locale)}, potom ho smažeme.</Trans>
            </p>
          </>
        )}
        {latest?.state === 'expired' && (
          <p className="text-muted">
            <Trans>Archiv z {formatDateTime(latest.requested_at, locale)} jsme už smazali.</Trans>
          </p>
        )}
        {latest?.state === 'failed' && (
          <p className="text-muted">
            <Trans>Archiv se nepodařilo připravit. Zkuste to prosím znovu.</Trans>
          </p>
        )}
        {!isOpen && mayFrom === null && (
          <Button disabled={isRunning} onClick={() => void request()}>
            <Trans>Připravit archiv</Trans>
          </Button>
        )}
        {!isOpen && mayFrom !== null && (
          <p>
            <Trans>Další archiv si můžete vyžádat {formatDateTime(mayFrom, locale)}.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}
