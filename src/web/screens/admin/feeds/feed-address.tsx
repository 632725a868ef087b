import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The address to be entered on the site, and a button that copies it. */
export function FeedAddress({ feed: { address }, name }: { feed: AdminFeed; name: string }) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState<boolean>();
  return (
    <span className="flex items-center gap-1 font-normal">
      <a href={address} target="_blank" rel="noreferrer" className="min-w-0 text-sm break-all text-muted underline">
        {address}
      </a>
      <button
        type="button"
        aria-label={t`Zkopírovat adresu: ${name}`}
        title={t`Zkopírovat adresu`}
        onClick={() => void copyText(address).then(setIsCopied)}
        className="grid size-11 shrink-0 place-items-center rounded text-link tablet:size-8"
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={18} />
      </button>
      <span role="status" className="text-sm">
        {isCopied === true && <Trans>zkopírováno</Trans>}
        {isCopied === false && <Trans>kopírování se nezdařilo</Trans>}
      </span>
    </span>
  );
}
