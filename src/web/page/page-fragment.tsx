import { use, useCallback } from 'react';
import { FragmentContext, type Snippet } from './fragment-collector.ts';

interface PageFragmentProps<Data extends object> {
  readonly as: 'ul' | 'div' | 'footer';
  readonly id?: string;
  readonly className?: string | undefined;
  readonly data: Data;
  /** What the page's state holds instead of `data`; `data` themselves if missing. */
  readonly rest?: unknown;
  /** Whether the browser has nothing but the markup. */
  readonly isSent: boolean;
  readonly snippets: () => readonly Snippet[];
  /** Makes the sent markup work. Returns what ends that; its identity must be stable. */
  readonly enliven?: ((element: HTMLElement) => () => void) | undefined;
}

/** What the server sent, by the data that it shows, while it is not shown. */
const sentMarkup = new WeakMap<object, { readonly __html: string }>();
/** React leaves alone what a document contains when it takes it over. */
const untouched = { __html: '' };

/**
 * An element whose content the server renders once for many pages. The browser keeps the markup as it was sent: it is
 * neither rendered a second time nor described in the page's state (docs/decisions/059-page-fragments.md).
 */
export function PageFragment<Data extends object>({ as: Tag, id, className, ...fragment }: PageFragmentProps<Data>) {
  const collector = import.meta.env.SSR ? use(FragmentContext) : undefined;
  const { data, rest, isSent, snippets } = fragment;
  if (collector)
    return (
      <Tag
        id={id}
        className={className}
        dangerouslySetInnerHTML={{ __html: collector.place(snippets(), data, rest) }}
      />
    );
  if (isSent) return <SentFragment key="sent" as={Tag} className={className} {...fragment} />;
  return (
    <Tag key="rendered" id={id} className={className}>
      {snippets().map(({ element }) => element)}
    </Tag>
  );
}

function SentFragment<Data extends object>({ as, className, data, enliven }: PageFragmentProps<Data>) {
  // One of three elements whose properties are the same.
  const Tag = as as 'div';
  const keep = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const end = enliven?.(element);
      return () => {
        sentMarkup.set(data, { __html: element.innerHTML });
        end?.();
      };
    },
    [data, enliven],
  );
  return (
    <Tag
      ref={keep}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={sentMarkup.get(data) ?? untouched}
    />
  );
}
