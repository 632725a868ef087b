import { Trans } from '@lingui/react/macro';
import type { ServiceDocument } from '#shared/paid-services/contract.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The invoice and the credit note of a request. */
export function DocumentLinks({ documents }: { documents: readonly ServiceDocument[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {documents.map(({ number, kind, path }) => (
        <li key={number}>
          <a href={path} download className="inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <Icon name="download" size={18} />
            {kind === 'invoice' ? <Trans>Faktura {number}</Trans> : <Trans>Opravný daňový doklad {number}</Trans>}
          </a>
        </li>
      ))}
    </ul>
  );
}
