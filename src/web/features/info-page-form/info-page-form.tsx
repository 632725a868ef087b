import { Trans } from '@lingui/react/macro';
import type { AdminInfoPage, InfoPageTexts } from '#shared/content/info-pages-contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { LanguageColumns, useShownLanguage } from '#web/features/localised-editor/language-columns.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { LanguageColumn } from './language-column.tsx';

interface InfoPageFormProps<Answer> {
  /** Undefined: a new one. */
  readonly page: Pick<AdminInfoPage, 'texts'> | undefined;
  readonly edited?: EditedVersion<AdminInfoPage>;
  readonly send: (texts: InfoPageTexts) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** The texts of an info page: all languages side by side on wide windows, one at a time on others. */
export function InfoPageForm<Answer>({ page, edited, send, onDone }: InfoPageFormProps<Answer>) {
  const { shown, setShown, showWrong } = useShownLanguage();
  const form = useGuardedForm<Answer>({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      return send(
        mapLocales((lang) => ({
          title: text(`texts.${lang}.title`),
          slug: text(`texts.${lang}.slug`).trim(),
          perex: text(`texts.${lang}.perex`),
          body: text(`texts.${lang}.body`),
        })),
      );
    },
    onDone,
    onFailure: showWrong,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {edited && (
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => <InfoPageForm page={row} send={send} onDone={onDone} />}
        />
      )}
      <LanguageColumns
        {...{ shown, setShown }}
        renderColumn={(lang, isPreviewed) => (
          <LanguageColumn lang={lang} text={page?.texts[lang]} form={form} isPreviewed={isPreviewed} />
        )}
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
