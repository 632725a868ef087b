import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminDocument } from '#shared/content/documents-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';

export function DocumentRow({ document, title }: { document: AdminDocument; title: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const { id, is_published: isPublished, files } = document;
  const toggle = () =>
    run(async () => {
      await browserApi.adminDocuments.setPublished({ params: { id }, body: { is_published: !isPublished } });
      showSnackbar({ text: isPublished ? t`Dokument je vypnutý.` : t`Dokument je zapnutý.`, tone: 'success' });
      reload();
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-1">
      <div className="min-w-0 grow basis-56">
        <a href={routePath('admin-document', locale, { id })} className="font-semibold">
          {title}
        </a>
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          {locales.map((lang) => {
            const file = files[lang];
            return (
              file && (
                <li key={lang}>
                  <abbr title={languages[lang].name} className="uppercase no-underline">
                    {lang}
                  </abbr>{' '}
                  {formatFileSize(file.bytes, locale)}, {formatDate(file.updated_at, locale)}
                </li>
              )
            );
          })}
        </ul>
      </div>
      <StateMark tone={isPublished ? 'good' : 'neutral'}>
        {isPublished ? <Trans>na portálu</Trans> : <Trans>vypnutý</Trans>}
      </StateMark>
      <Button
        look="secondary"
        size="small"
        disabled={isRunning}
        aria-label={isPublished ? t`Vypnout dokument ${title}` : t`Zapnout dokument ${title}`}
        onClick={() => void toggle()}
      >
        {isPublished ? <Trans>Vypnout</Trans> : <Trans>Zapnout</Trans>}
      </Button>
    </div>
  );
}
