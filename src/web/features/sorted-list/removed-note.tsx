import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import type { Removal } from './use-removal.ts';

interface RemovedNoteProps<Item> {
  readonly removal: Removal<Item>;
  readonly nameOf: (item: Item) => string;
}

/** Says what was removed, and offers it back until the form is saved. */
export function RemovedNote<Item>({ removal: { removed, restore, undo }, nameOf }: RemovedNoteProps<Item>) {
  if (removed === undefined) return null;
  const name = nameOf(removed);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span role="status">
        <Trans>Odebráno: {name}</Trans>
      </span>
      <Button ref={undo} look="quiet" size="small" onClick={restore}>
        <Trans>Vrátit zpět</Trans>
      </Button>
    </p>
  );
}
