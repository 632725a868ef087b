import { Trans } from '@lingui/react/macro';

/** The user has returned from the gateway, but its webhook has not arrived yet. */
export function VerifyingNotice({ isAsking }: { isAsking: boolean }) {
  return (
    <p role="status" className="mt-6 rounded border border-amber bg-amber-soft p-4">
      {isAsking ? (
        <Trans>Platbu ověřujeme. Obvykle to trvá jen chvíli, stránka se obnoví sama.</Trans>
      ) : (
        <Trans>Platbu zatím nemáme potvrzenou. Jakmile ji brána potvrdí, napíšeme vám e-mail.</Trans>
      )}
    </p>
  );
}
