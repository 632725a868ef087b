import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shares the page by the device's own sheet; where there is none, copies the address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function share() {
    const url = `${window.location.origin}${window.location.pathname}`;
    setOutcome(undefined);
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await window.navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button look="secondary" onClick={() => void share()}>
        <Icon name="share" size={18} />
        <Trans>Sdílet</Trans>
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome === 'copied' && t`Odkaz je zkopírovaný.`}
        {outcome === 'failed' && t`Odkaz se nepodařilo zkopírovat. Zkopírujte ho prosím z adresního řádku.`}
      </span>
    </span>
  );
}
