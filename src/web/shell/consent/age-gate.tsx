import { useEffect, type MouseEvent } from 'react';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { localeCookie, setCookie } from './cookies.ts';

const id = 'age-gate';
const className = 'age-gate age-backdrop';

const loadQuestion = lazyPart(() => import('./age-question.tsx'));
const server = import.meta.env.SSR ? await import('./age-question.tsx') : undefined;
/** Of the page that the server sent, before it is hydrated. */
const sent = import.meta.env.SSR
  ? undefined
  : { lang: document.documentElement.lang, html: document.getElementById(id)?.innerHTML };

/**
 * The age question over every page. It is part of the HTML and shown by CSS through `data-age`, so that
 * confirmed visitors never see it flash, and crawlers read the page behind it. Until it has arrived, CSS covers the page. The
 * first-paint script handles the answers and makes the page behind inert; without script a line says who the offer is
 * for. This component moves the focus and stores a chosen language.
 *
 * Like the footer, the browser keeps the server's HTML: the code is loaded only for visitors still asked, in another
 * language or after a first page without the question.
 */
export function AgeGate() {
  const { locale } = usePage();
  const html = sent?.lang === languages[locale].tag ? sent.html : undefined;
  const isMissing = !import.meta.env.SSR && html === undefined && ageAnswer() !== 'confirmed';
  const loaded = useChunk(loadQuestion, isMissing);
  const content = server ?? loaded;

  useEffect(() => {
    if (ageAnswer() === 'confirmed') return;
    // If React has replaced the page, its new elements are not inert yet.
    document.getElementById('page')!.inert = true;
    moveFocus();
  }, [content]);

  return (
    <>
      <noscript>{server && <server.AgeNotice />}</noscript>
      {html === undefined ? (
        <div key="rendered" id={id} className={className} onClick={handleClick}>
          {content && <content.AgeQuestion />}
        </div>
      ) : (
        <div
          key="sent"
          id={id}
          className={className}
          onClick={handleClick}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  );
}

function ageAnswer(): string | undefined {
  return document.documentElement.dataset.age;
}

/** The buttons and links of the server's HTML have no handlers of their own. */
function handleClick({ target }: MouseEvent): void {
  const clicked = (target as Element).closest<HTMLElement>('[data-age-answer],a');
  if (clicked instanceof HTMLAnchorElement) {
    setCookie(localeCookie, clicked.hreflang as Locale, cookieLifeSeconds.locale);
  } else if (clicked) moveFocus();
}

function moveFocus(): void {
  const answer = ageAnswer();
  const title = answer === 'unknown' ? 'age-question' : 'age-refusal';
  const target = answer === 'confirmed' ? 'main' : `[aria-labelledby=${title}]`;
  document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
}
