import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Selection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface BulkBarProps {
  readonly selection: Pick<Selection<number | string>, 'ids' | 'clear'>;
  /** Of what is selected, with rows on other pages. */
  readonly count?: number;
  /** Actions for the selected rows, destructive ones last. */
  readonly children: ReactNode;
}

/** Actions for selected rows at the window's lower edge, where nothing moves when the first row is selected. */
export function BulkBar({ selection: { ids, clear }, count = ids.length, children }: BulkBarProps) {
  const { t } = useLingui();
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 && <Trans>Vybráno: {count}</Trans>}
      </span>
      {count > 0 && (
        <div role="group" aria-label={t`S vybranými`} className="bulk-bar">
          <span className="shrink-0 text-sm whitespace-nowrap tabular-nums">
            <Trans>Vybráno: {count}</Trans>
          </span>
          <Button size="small" look="quiet" aria-label={t`Zrušit výběr`} title={t`Zrušit výběr`} onClick={clear}>
            <Icon name="close" size={16} />
          </Button>
          {children}
        </div>
      )}
    </>
  );
}
