import type { ComponentProps } from 'react';
import { Trans } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { AdvertTable } from './advert-table.tsx';

/** Adverts that nobody has seen; several are marked as seen at once. */
export function ReviewTable({ adverts, ...shown }: Omit<ComponentProps<typeof AdvertTable>, 'selection'>) {
  const { isDeciding, decide } = useDecision();
  const selection = useSelection(adverts.map(({ id }) => id));
  return (
    <>
      <BulkBar selection={selection}>
        <Button
          size="small"
          disabled={isDeciding}
          onClick={() => void decide(() => browserApi.managedAdverts.review({ body: { ids: [...selection.ids] } }))}
        >
          <Trans>Označit jako zkontrolované</Trans>
        </Button>
      </BulkBar>
      <AdvertTable adverts={adverts} selection={selection} {...shown} />
    </>
  );
}
