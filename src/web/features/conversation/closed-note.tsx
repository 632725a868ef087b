import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { Thread } from '#shared/messages/contract.ts';
import type { ClosedReason } from '#shared/messages/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';

interface ClosedNoteProps {
  readonly reason: ClosedReason;
  readonly partner: Thread['partner'];
  /** What it would be about. */
  readonly listing: Thread['listing'];
  readonly onUnblocked: () => Promise<void> | void;
}

/** Why nothing can be written, and what to do instead. Whom one has blocked, one can unblock here. */
export function ClosedNote({ reason, partner, listing, onUnblocked }: ClosedNoteProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const texts: Record<ClosedReason, string> = {
    blocked_by_me: t`Tohoto uživatele jste zablokovali. Abyste mu mohli psát, odblokujte ho.`,
    // Not that they were blocked, which would only stir up a quarrel.
    blocked_me: t`Tomuto uživateli teď nemůžete psát. Podobné zboží najdete i u jiných; máte-li s uživatelem potíže, nahlaste ho.`,
    account_closed: t`Tento účet už není aktivní.`,
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-sunken p-4">
      <p className="min-w-0">{texts[reason]}</p>
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
          <Trans context="zprávy">Odblokovat</Trans>
        </Button>
      )}
      {reason !== 'blocked_by_me' && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <a
            href={
              listing
                ? routePath('category', locale, { id: listing.category.id, category: listing.category.slug })
                : routePath('search', locale)
            }
            className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
          >
            {listing ? <Trans>Podobné nabídky</Trans> : <Trans>Prohlédnout nabídky</Trans>}
          </a>
          {reason === 'blocked_me' && partner && (
            <a
              href={routePath('report', locale, { kind: 'user', id: partner.id })}
              rel="nofollow"
              className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
            >
              <Trans>Nahlásit uživatele</Trans>
            </a>
          )}
        </p>
      )}
    </div>
  );
}
