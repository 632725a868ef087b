import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { languages } from '#shared/i18n/locales.ts';
import type { Page } from '#web/page/page-state.ts';
import { Button } from '#web/ui/button.tsx';
import type { Assets } from './document.tsx';
import { rootAttributes } from './root-attributes.ts';

interface FailureBoundaryProps {
  readonly page: Page;
  readonly i18n: I18n;
  readonly assets: Assets;
  readonly children: ReactNode;
}

interface FailureState {
  readonly hasFailed: boolean;
  /** The last page rendered. */
  readonly page: Page | undefined;
}

/** A rendering error unmounts the whole document. This boundary shows the error page until the next navigation. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { hasFailed: false, page: undefined };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: FailureBoundaryProps, state: FailureState): FailureState {
    return { page, hasFailed: state.hasFailed && state.page === page };
  }

  override render() {
    const { page, i18n, assets, children } = this.props;
    if (!this.state.hasFailed) return children;
    const title = i18n._(msg`Něco se pokazilo`);
    return (
      <html lang={languages[page.state.locale].tag} {...rootAttributes()}>
        <head>
          <title>{title}</title>
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          <main className="mx-auto max-w-xl px-4 py-16">
            <h1 className="text-3xl">{title}</h1>
            <p className="my-5">{i18n._(msg`Při načítání nastala chyba. Zkuste to prosím později.`)}</p>
            <Button onClick={() => window.location.reload()}>{i18n._(msg`Zkusit znovu`)}</Button>
          </main>
        </body>
      </html>
    );
  }
}
