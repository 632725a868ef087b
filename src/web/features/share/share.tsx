import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Outcome = 'copied' | 'failed' | undefined;

/** Shares the page with the device's share dialog, or copies its URL; beside it a link to share by e-mail. */
export function Share({ title }: { title: string }) {
  const { t } = useLingui();
  const { origin, path } = usePage();
  const [outcome, setOutcome] = useState<Outcome>();
  const address = `${origin}${path}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

  const share = async () => {
    if (typeof navigator.share === 'function') {
      setOutcome(undefined);
      // The user dismissed the dialog: no message.
      await navigator.share({ title, url: address }).catch(() => undefined);
    } else {
      setOutcome(await copy(address));
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="hidden scripted:contents">
        <Button look="secondary" size="small" onClick={() => void share()}>
          <Icon name="share" size={18} />
          <Trans>Sdílet</Trans>
        </Button>
      </span>
      <LinkButton look="quiet" size="small" href={mail}>
        <Icon name="mail" size={18} />
        <Trans>Poslat e-mailem</Trans>
      </LinkButton>
      <p role="status" className="text-sm text-muted">
        {outcome === 'copied' && t`Adresa stránky je zkopírována.`}
        {outcome === 'failed' && t`Adresu se nepodařilo zkopírovat. Zkopírujte ji prosím z adresního řádku.`}
      </p>
    </div>
  );
}

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Blocked, or unavailable without https.
    return 'failed';
  }
}
