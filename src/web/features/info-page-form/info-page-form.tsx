import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminInfoPage, InfoPageTexts } from '#shared/content/info-pages-contract.ts';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Checkbox } from '#web/ui/field.tsx';
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
  const { t } = useLingui();
  const { locale } = usePage();
  const [shown, setShown] = useState<Locale>(locale);
  const [isPreviewed, setIsPreviewed] = useState(false);
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
    // A field that is out of view cannot take the focus.
    onFailure: (error) => {
      const fields = Object.keys((error instanceof ApiError && error.answer.errors) || {});
      const wrong = locales.filter((lang) => fields.some((field) => field.startsWith(`texts.${lang}.`)));
      if (wrong.length > 0 && !wrong.includes(shown)) setShown(wrong[0]!);
    },
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div role="group" aria-label={t`Jazyk textu`} className="flex gap-1 wide:hidden">
          {locales.map((lang) => (
            <button
              key={lang}
              type="button"
              aria-pressed={shown === lang}
              onClick={() => setShown(lang)}
              className="min-h-11 rounded border border-line-strong px-3 hover:bg-sunken aria-pressed:border-bottle aria-pressed:bg-bottle aria-pressed:font-semibold aria-pressed:text-on-bottle"
            >
              {languages[lang].name}
            </button>
          ))}
        </div>
        <Checkbox
          label={t`Ukázat náhled`}
          checked={isPreviewed}
          onChange={({ target }) => setIsPreviewed(target.checked)}
        />
      </div>
      <div className="grid gap-6 wide:grid-cols-3">
        {locales.map((lang) => (
          <div key={lang} className={classes('min-w-0', shown !== lang && 'max-wide:hidden')}>
            <LanguageColumn lang={lang} text={page?.texts[lang]} form={form} isPreviewed={isPreviewed} />
          </div>
        ))}
      </div>
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
