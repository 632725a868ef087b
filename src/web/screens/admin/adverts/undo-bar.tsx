import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import type { Decision } from './use-pending-decision.ts';

/** Announces a decision while it can be undone. The live region is rendered from the start. */
export function UndoBar({ pending, onUndo }: { pending: Decision | undefined; onUndo: () => void }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 mx-auto w-[min(34rem,calc(100vw-1.5rem))]"
    >
      {pending && (
        <div className="pointer-events-auto flex items-center justify-between gap-3 rounded border border-l-4 border-line border-l-amber bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-lg shadow-ink/15">
          <p>
            {pending.action === 'approve' ? (
              <Plural
                value={pending.items.length}
                one="Schválen # záznam."
                few="Schváleny # záznamy."
                other="Schváleno # záznamů."
              />
            ) : (
              <Plural
                value={pending.items.length}
                one="Zamítnut # záznam."
                few="Zamítnuty # záznamy."
                other="Zamítnuto # záznamů."
              />
            )}
          </p>
          <Button look="quiet" onClick={onUndo}>
            <Trans>Vrátit</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
