import type { ReactNode } from 'react';
import type { TextHeading } from '#shared/content/contract.ts';
import { Contents } from './contents.tsx';
import { Prose } from './prose.tsx';

/** A long text with its table of contents: above it on small screens, beside it on wide ones. */
export function TextWithContents({
  html,
  headings,
  children,
}: {
  html: string;
  headings: readonly TextHeading[];
  /** Shown below the text. */
  children?: ReactNode;
}) {
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,70ch)_minmax(12rem,18rem)] wide:gap-12">
      <div className="wide:col-start-2 wide:row-start-1">
        <Contents headings={headings} />
      </div>
      <div className="wide:col-start-1 wide:row-start-1">
        <Prose html={html} />
        {children}
      </div>
    </div>
  );
}
