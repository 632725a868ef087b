import type { ReactNode } from 'react';
import { useCurrentInView } from '#web/ui/use-current-in-view.ts';

interface ListTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly text: ReactNode; readonly isCurrent: boolean }[];
}

/** Tabs of lists that share a page. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={label} className="mb-2 min-w-0">
      <ul ref={row} className="quiet-scrollbar flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ href, text, isCurrent }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 whitespace-nowrap no-underline hover:bg-sunken aria-[current]:border-link aria-[current]:font-semibold pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
