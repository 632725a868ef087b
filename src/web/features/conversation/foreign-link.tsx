import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '#shared/messages/contract.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before a page outside the portal opens. */
export function ForeignLink({ link, onClose }: { link: Message['links'][number] | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const host = link?.host ?? '';
  return (
    <Dialog isOpen={link !== undefined} onClose={onClose} title={t`Odkaz vede mimo Karafu`}>
      <p>
        <Trans>
          Otevře se stránka <strong className="break-all">{host}</strong>, kterou neznáme.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          Karafa nikdy neposílá odkazy k platbám. Na cizí stránce nezadávejte číslo karty, hesla ani kódy z SMS.
        </Trans>
      </p>
      <p className="mt-5 flex flex-wrap justify-end gap-2">
        <LinkButton
          look="secondary"
          href={link?.url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          onClick={onClose}
        >
          <Trans>Otevřít stránku</Trans>
        </LinkButton>
        <Button data-first-focus onClick={onClose}>
          <Trans>Zůstat tady</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
