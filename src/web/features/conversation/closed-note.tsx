import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '#shared/messages/contract.ts';
import type { ClosedReason } from '#shared/messages/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';

interface ClosedNoteProps {
  readonly reason: ClosedReason;
  readonly partner: Thread['partner'];
  readonly onUnblocked: () => Promise<void> | void;
}

/** Why nothing can be written. Whom one has blocked, one can unblock here. */
export function ClosedNote({ reason, partner, onUnblocked }: ClosedNoteProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const texts: Record<ClosedReason, string> = {
    blocked_by_me: t`Tohoto uživatele jste zablokovali. Abyste mu mohli psát, odblokujte ho.`,
    // Not that they were blocked, which would only stir up a quarrel.
    blocked_me: t`Tomuto uživateli teď nemůžete psát.`,
    account_closed: t`Tento účet už není aktivní.`,
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-sunken p-4">
      <p>{texts[reason]}</p>
      {reason === 'blocked_by_me' && partner && (
        <Button
          look="secondary"
          disabled={isRunning}
          onClick={() =>
            void run(async () => {
              await browserApi.messages.unblock({ params: { id: partner.id } });
              await onUnblocked();
            })
          }
        >
          <Trans>Odblokovat</Trans>
        </Button>
      )}
    </div>
  );
}
