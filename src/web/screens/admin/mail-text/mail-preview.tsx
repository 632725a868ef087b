import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import type { MailText } from '#shared/mails/changed-text.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';

interface MailPreviewProps extends MailText {
  readonly kind: TextMailKind;
  readonly lang: Locale;
}

/** A pause in typing after which the server writes the mail. */
const pauseMs = 400;

/**
 * The mail as plain text with sample data. The HTML needs inline styles, which the portal's content security policy
 * blocks everywhere: the test mail shows it.
 */
export function MailPreview({ kind, lang, subject, intro }: MailPreviewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [mail, setMail] = useState<{ readonly subject: string; readonly text: string }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      browserApi.adminMailTexts.preview({ params: { kind }, body: { lang, subject, intro } }).then(
        (written) => {
          if (!isCurrent) return;
          setMail(written);
          setFailure(undefined);
        },
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, lang, subject, intro]);
  const language = languages[lang].name;
  const reasons = failure instanceof ApiError ? Object.values(failure.answer.errors ?? {}).flat() : [];
  return (
    <section aria-label={t`Náhled (${language})`} className="rounded border border-line bg-paper p-4">
      {failure !== undefined && (
        <p className="font-semibold text-burgundy-text">{reasons[0] ?? failureText(failure)}</p>
      )}
      {failure === undefined && mail === undefined && (
        <p className="text-muted">
          <Trans>Načítáme náhled…</Trans>
        </p>
      )}
      {failure === undefined && mail && (
        <div lang={lang}>
          <p className="font-semibold">{mail.subject}</p>
          <pre className="mt-2 font-mono text-sm break-words whitespace-pre-wrap">{mail.text}</pre>
        </div>
      )}
    </section>
  );
}
