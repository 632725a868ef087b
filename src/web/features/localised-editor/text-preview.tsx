import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Prose } from '#web/features/prose/prose.tsx';

/** A pause in typing after which the server renders the text. */
const pauseMs = 400;

/** A text exactly as its page will show it: the server renders both. */
export function TextPreview({ lang, body }: { lang: Locale; body: string }) {
  const { t } = useLingui();
  const [html, setHtml] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      browserApi.adminInfoPages.preview({ body: { lang, body } }).then(
        (rendered) => {
          if (!isCurrent) return;
          setHtml(rendered.html);
          setIsFailed(false);
        },
        () => isCurrent && setIsFailed(true),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lang, body]);
  const language = languages[lang].name;
  return (
    <section
      aria-label={t`Náhled (${language})`}
      // Scrolls on its own, so it must be reachable by the keyboard.
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
      className="max-h-[70dvh] overflow-y-auto rounded border border-line bg-paper p-4"
    >
      {isFailed && (
        <p className="mb-2 font-semibold text-burgundy-text">
          <Trans>Náhled se nepodařilo načíst. Zkusíme to znovu při další změně.</Trans>
        </p>
      )}
      {html === undefined ? (
        <p className="text-muted">
          <Trans>Načítáme náhled…</Trans>
        </p>
      ) : (
        <div lang={lang}>
          <Prose html={html} />
        </div>
      )}
    </section>
  );
}
