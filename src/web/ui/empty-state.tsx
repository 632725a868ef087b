import type { ReactNode } from 'react';
import type { Pictogram as PictogramName } from '#shared/catalog/limits.ts';
import { Pictogram } from './pictogram.tsx';

/** Replaces an empty list: says what happened and what to do next. */
export function EmptyState({
  pictogram,
  title,
  children,
}: {
  pictogram: PictogramName;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-5 py-10 text-center tablet:py-14">
      <span className="grid size-20 place-items-center rounded-full bg-amber-soft text-tobacco">
        <Pictogram name={pictogram} size={44} />
      </span>
      <p className="font-heading text-xl font-semibold">{title}</p>
      <div className="flex max-w-[60ch] flex-col items-center gap-4 text-muted">{children}</div>
    </div>
  );
}
