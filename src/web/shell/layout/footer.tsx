import { languages } from '#shared/i18n/locales.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { PageFragment } from '#web/page/page-fragment.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const id = 'footer';
const className = 'mt-16 bg-bottle text-on-bottle print:hidden';

const loadContent = lazyPart(() => import('./footer-content.tsx'));
const server = import.meta.env.SSR ? await import('./footer-content.tsx') : undefined;
/** Of the page that the server sent, before it is hydrated. */
const sent = import.meta.env.SSR
  ? undefined
  : { lang: document.documentElement.lang, html: document.getElementById(id)?.innerHTML };

/**
 * The footer of every page, a fragment. The browser keeps the server's HTML on later pages too: the code is loaded only
 * for another language, or when the first page had no footer. So its buttons are handled by `browser.tsx`.
 */
export function Footer() {
  const { locale, shell } = usePage();
  const html = sent?.lang === languages[locale].tag ? sent.html : undefined;
  const loaded = useChunk(loadContent, html === undefined);
  const content = server ?? loaded;
  const snippet = content && { of: shell.settings, look: 'footer', element: <content.FooterContent key="footer" /> };
  return html === undefined ? (
    <PageFragment
      key="rendered"
      as="footer"
      id={id}
      className={className}
      data={shell.settings}
      isSent={false}
      snippets={() => (snippet ? [snippet] : [])}
    />
  ) : (
    <footer key="sent" id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
