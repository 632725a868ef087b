import type { I18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { languages } from '#shared/i18n/locales.ts';
import {
  AlternatesContext,
  CategoryPathContext,
  NavigationContext,
  PageStateContext,
  type Navigation,
} from '#web/page/page-context.tsx';
import type { Page } from '#web/page/page-state.ts';
import { Layout } from '../layout/layout.tsx';
import { PageHead } from './page-head.tsx';
import { firstPaintScript } from './first-paint-script.ts';
import { rootAttributes } from './root-attributes.ts';

/** URLs of the built files that every page loads. */
export interface Assets {
  /** Which build they are of. */
  readonly build: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** Fonts that the first paint needs. */
  readonly fonts: readonly string[];
  /** Chunks of the page's screen, loaded in parallel with the main script. Both are loaded after the first paint. */
  readonly preloads: readonly string[];
  /** The chunks of the page's screen and its texts, which are among the preloads. Without them the browser looks them up. */
  readonly screen: string | undefined;
  readonly texts: string | undefined;
  /** What the code of the page itself consists of, where it comes with the first use. */
  readonly late: readonly string[];
}

export interface DocumentProps {
  readonly page: Page;
  readonly i18n: I18n;
  readonly assets: Assets;
  readonly navigation: Navigation;
}

/** The HTML document, rendered identically on the server and in the browser. */
export function Document({ page, i18n, assets, navigation }: DocumentProps) {
  const { state, screen } = page;
  // Not I18nProvider: it keeps the previous page's messages until its effects have run, or longer if the language
  // stays.
  const lingui = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n]);
  // Read only when React recreates the element; scripts modify these attributes afterwards.
  const [attributes] = useState(rootAttributes);
  const head = screen.head(state.data, { i18n, locale: state.locale, origin: state.origin, shell: state.shell });
  return (
    <PageStateContext value={state}>
      <NavigationContext value={navigation}>
        <LinguiContext value={lingui}>
          {/* The first-paint script sets data attributes here before hydration. */}
          <html lang={languages[state.locale].tag} {...attributes} suppressHydrationWarning>
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="theme-color" content="#17382E" />
              {/* It has already run before hydration, so the browser bundle omits it. */}
              {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />}
              {assets.fonts.map((href) => (
                <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
              ))}
              {assets.styles.map((href) => (
                <link key={href} rel="stylesheet" href={href} />
              ))}
              <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
              <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
              <link rel="manifest" href="/manifest.webmanifest" />
              <PageHead head={head} state={state} />
            </head>
            <body>
              <AlternatesContext value={head.alternates}>
                <CategoryPathContext value={screen.categoryPath?.(state.data)}>
                  <Layout screen={screen}>
                    <ScreenPage page={page} />
                  </Layout>
                </CategoryPathContext>
              </AlternatesContext>
            </body>
          </html>
        </LinguiContext>
      </NavigationContext>
    </PageStateContext>
  );
}

function ScreenPage({ page: { screen, state } }: { page: Page }): ReactNode {
  // The key remounts the page for each path, so that no state of a form or gallery leaks into the next page.
  return <screen.Page key={state.path} data={state.data} />;
}
