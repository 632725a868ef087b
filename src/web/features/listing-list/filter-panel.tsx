import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { DisclosurePanel } from '#web/ui/disclosure-panel.tsx';
import type { FilterGroupProps } from './filter-fields.tsx';

/** A group of filters as a button that opens a panel. */
export function FilterPanel({ label, chosen, children }: FilterGroupProps) {
  // A closed panel is rendered again: the values chosen in it then come first, and nothing moves while it is open.
  const [closings, setClosings] = useState(0);
  return (
    <DisclosurePanel
      group="listing-filter"
      isMarked={chosen > 0}
      onClose={() => setClosings(closings + 1)}
      label={
        <>
          {label}
          {chosen > 0 && (
            <span className="rounded-full bg-bottle px-2 text-sm text-on-bottle tabular-nums">
              <span className="sr-only">
                <Trans>vybráno</Trans>{' '}
              </span>
              {chosen}
            </span>
          )}
        </>
      }
    >
      <div key={closings}>{children}</div>
    </DisclosurePanel>
  );
}
