import { useEffect, useRef, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { DetailControls } from './use-detail.ts';

interface ListWithDetailProps {
  readonly detail: DetailControls;
  /** What is open; undefined if nothing is, or it has gone. */
  readonly pane: { readonly title: ReactNode; readonly href: string; readonly content: ReactNode } | undefined;
  /** The list. */
  readonly children: ReactNode;
}

/** A list, and in a wide window the detail of one of its rows beside it. */
export function ListWithDetail({ detail, pane, children }: ListWithDetailProps) {
  // The list stays the same element, so that its selection and focus survive.
  const isOpen = pane !== undefined && detail.opened !== undefined;
  return (
    <div
      className={classes(
        isOpen &&
          'min-[1280px]:grid min-[1280px]:grid-cols-[minmax(0,1fr)_minmax(27rem,45%)] min-[1280px]:items-start min-[1280px]:gap-4',
      )}
    >
      <div className="min-w-0">{children}</div>
      {isOpen && <Pane key={detail.opened} detail={detail} {...pane} />}
    </div>
  );
}

interface PaneProps extends NonNullable<ListWithDetailProps['pane']> {
  readonly detail: DetailControls;
}

/** The focus begins at its heading, so that screen readers say which row it is. */
function Pane({ detail, title, href, content }: PaneProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = () => {
    document.querySelector<HTMLElement>(`main tbody [data-row="${String(detail.opened)}"]`)?.focus();
    detail.close();
  };
  return (
    <aside
      aria-label={t`Detail řádku`}
      className="hidden max-h-[calc(100dvh-1rem)] overflow-y-auto rounded border border-line bg-paper min-[1280px]:sticky min-[1280px]:top-2 min-[1280px]:block"
    >
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface px-3 py-1.5">
        <h2 ref={heading} data-pane-title tabIndex={-1} className="min-w-0 grow truncate text-base outline-none">
          {title}
        </h2>
        <Button
          size="small"
          look="quiet"
          aria-label={t`Předchozí řádek`}
          title={t`Předchozí řádek`}
          onClick={() => detail.step(-1)}
        >
          <Icon name="chevron-left" size={16} />
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={t`Další řádek`}
          title={t`Další řádek`}
          onClick={() => detail.step(1)}
        >
          <Icon name="chevron-right" size={16} />
        </Button>
        <LinkButton size="small" look="secondary" href={href} className="shrink-0 whitespace-nowrap">
          <Trans>Otevřít celé</Trans>
        </LinkButton>
        <Button size="small" look="quiet" aria-label={t`Zavřít detail`} title={t`Zavřít detail`} onClick={close}>
          <Icon name="close" size={16} />
        </Button>
      </div>
      <div className="p-4">{content}</div>
    </aside>
  );
}
