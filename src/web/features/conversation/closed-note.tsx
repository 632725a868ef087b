import { useLingui } from '@lingui/react/macro';
import type { ClosedReason } from '#shared/messages/limits.ts';

/** Why nothing can be written. */
export function ClosedNote({ reason }: { reason: ClosedReason }) {
  const { t } = useLingui();
  const texts: Record<ClosedReason, string> = {
    blocked_by_me: t`Tohoto uživatele jste zablokovali. Abyste mu mohli psát, odblokujte ho.`,
    blocked_me: t`Tento uživatel si od vás zprávy nepřeje.`,
    account_closed: t`Tento účet už není aktivní.`,
  };
  return <p className="rounded border border-line-strong bg-sunken p-4">{texts[reason]}</p>;
}
