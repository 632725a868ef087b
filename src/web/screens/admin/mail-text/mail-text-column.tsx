import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { mailTextLimits, type MailText } from '#shared/mails/changed-text.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { MailPreview } from './mail-preview.tsx';

interface MailTextColumnProps {
  readonly kind: TextMailKind;
  readonly lang: Locale;
  readonly text: MailText;
  readonly form: Form;
  readonly isPreviewed: boolean;
}

/** The texts of a mail in one language, how they will look, and a test mail. */
export function MailTextColumn({ kind, lang, text, form, isPreviewed }: MailTextColumnProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [subject, setSubject] = useState(text.subject);
  const [intro, setIntro] = useState(text.intro);
  const language = languages[lang].name;
  const isDefault = subject === '' && intro === '';
  const sendTest = () =>
    run(async () => {
      const { address } = await browserApi.adminMailTexts.test({ params: { kind }, body: { lang, subject, intro } });
      showSnackbar({ text: t`Zkušební e-mail jsme poslali na ${address}.`, tone: 'success' });
    });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-heading text-lg font-semibold">{language}</legend>
      <TextField
        name={`texts.${lang}.subject`}
        lang={lang}
        label={t`Předmět`}
        help={t`Prázdný: výchozí předmět portálu.`}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        errors={form.errorsOf(`texts.${lang}.subject`)}
        maxLength={mailTextLimits.subject}
        autoComplete="off"
      />
      <TextAreaField
        name={`texts.${lang}.intro`}
        lang={lang}
        label={t`Úvodní odstavec`}
        help={t`Prázdný: výchozí text portálu. Prázdný řádek odděluje odstavce.`}
        value={intro}
        onChange={({ target }) => setIntro(target.value)}
        errors={form.errorsOf(`texts.${lang}.intro`)}
        maxLength={mailTextLimits.intro}
        rows={8}
      />
      <p className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          disabled={isRunning}
          aria-label={t`Poslat zkušební e-mail (${language})`}
          onClick={() => void sendTest()}
        >
          <Trans>Poslat mi zkušební e-mail</Trans>
        </Button>
        {!isDefault && (
          <Button
            look="quiet"
            size="small"
            aria-label={t`Vrátit výchozí text (${language})`}
            onClick={() => {
              setSubject('');
              setIntro('');
            }}
          >
            <Trans>Vrátit výchozí text</Trans>
          </Button>
        )}
      </p>
      {isPreviewed && <MailPreview {...{ kind, lang, subject, intro }} />}
    </fieldset>
  );
}
