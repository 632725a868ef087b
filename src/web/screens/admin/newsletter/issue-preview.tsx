import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import type { AdminIssue, adminIssuesContract } from '#shared/newsletters/issues-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { SelectField } from '#web/ui/select-field.tsx';

type Preview = CallAnswer<(typeof adminIssuesContract)['preview']>;

const widths = [320, 375, 600] as const;

/** The stored issue as it would be sent now, in a frame without script, and as plain text. */
export function IssuePreview({ issue: { id, version }, lang }: { issue: AdminIssue; lang: Locale }) {
  const { t } = useLingui();
  const [view, setView] = useState('375');
  const [preview, setPreview] = useState<{ readonly of: string; readonly answer: Preview | undefined }>();
  const of = `${id} ${version} ${lang}`;
  useEffect(() => {
    let isCurrent = true;
    browserApi.adminIssues.preview({ params: { id }, query: { lang } }).then(
      (answer) => isCurrent && setPreview({ of, answer }),
      () => isCurrent && setPreview({ of, answer: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, lang, of]);
  const shown = preview?.of === of ? preview : undefined;
  const language = languages[lang].name;
  const leftOut = shown?.answer?.left_out ?? 0;
  return (
    <section aria-labelledby="issue-preview" className="min-w-0 wide:sticky wide:top-4 wide:self-start">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="issue-preview" className="text-xl">
          <Trans>Náhled ({language})</Trans>
        </h2>
        <SelectField
          name="preview_view"
          label={t`Šířka náhledu`}
          isLabelHidden
          value={view}
          onChange={({ target }) => setView(target.value)}
        >
          {widths.map((width) => (
            <option key={width} value={width}>
              {t`${String(width)} px`}
            </option>
          ))}
          <option value="full">{t`počítač`}</option>
          <option value="text">{t`prostý text`}</option>
        </SelectField>
      </div>
      <p className="mb-2 text-sm text-muted">
        <Trans>Ukazuje uloženou podobu s cenami a obrázky, které platí teď.</Trans>
      </p>
      {leftOut > 0 && (
        <p className="mb-2 font-semibold text-burgundy-text">
          <Trans>Vynechané nabídky, které už nejsou veřejné nebo se nesmí propagovat: {leftOut}.</Trans>
        </p>
      )}
      {shown && !shown.answer && (
        <p className="mb-2 font-semibold text-burgundy-text">
          <Trans>Náhled se nepodařilo načíst.</Trans>
        </p>
      )}
      {view === 'text' ? (
        <pre
          lang={lang}
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
          className="max-h-[44rem] overflow-auto rounded bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap"
        >
          {shown?.answer?.text ?? t`Načítáme náhled…`}
        </pre>
      ) : (
        <iframe
          key={of}
          title={t`Náhled (${language})`}
          sandbox=""
          src={`/api/admin/newsletters/${id}/preview.html?lang=${lang}`}
          width={view === 'full' ? '100%' : view}
          height={704}
          className="max-w-full rounded border border-line bg-surface"
        />
      )}
    </section>
  );
}
