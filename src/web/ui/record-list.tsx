import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface RecordItem {
  readonly key: string | number;
  readonly name: string;
  readonly isActive: boolean;
  readonly facts: ReactNode;
  readonly onEdit: () => void;
  /** Missing: it can't be deleted. */
  readonly onDelete?: (() => void) | undefined;
}

/** Records that administrators configure, one block each. */
export function RecordList({ items }: { items: readonly RecordItem[] }) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ key, name, isActive, facts, onEdit, onDelete }) => (
        <li key={key} className="flex flex-wrap items-start gap-4 rounded border border-line bg-surface p-4">
          <div className="min-w-0 grow basis-80">
            <h2 className="font-sans text-base font-semibold tracking-normal">
              {name}
              {!isActive && (
                <span className="ml-2 rounded bg-sunken px-2 py-0.5 text-sm font-normal text-muted">
                  <Trans>vypnuto</Trans>
                </span>
              )}
            </h2>
            <div className="mt-1 max-w-[75ch] text-sm text-muted">{facts}</div>
          </div>
          <p className="flex gap-2">
            <Button size="small" look="secondary" aria-label={t`Upravit ${name}`} onClick={onEdit}>
              <Trans>Upravit</Trans>
            </Button>
            {onDelete && (
              <Button size="small" look="quiet" aria-label={t`Smazat ${name}`} onClick={onDelete}>
                <Trans>Smazat</Trans>
              </Button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
