import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Stands for the order of an earlier link, and offers to send the new one to the order's e-mail. */
export function RevokedLinkPage({ id, hash }: { id: number; hash: string }) {
  const { isRunning, run } = useAction();
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    run(async () => {
      await browserApi.orders.sendLink({ params: { id, hash } });
      setIsSent(true);
    });
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5">
      <h1 className="text-3xl">
        <Trans>Tento odkaz už neplatí</Trans>
      </h1>
      <p role="status">
        {isSent ? (
          <Trans>Nový odkaz jsme poslali na e-mail uvedený v objednávce.</Trans>
        ) : (
          <Trans>Odkaz na objednávku jsme vyměnili. Nový vám můžeme poslat na e-mail uvedený v objednávce.</Trans>
        )}
      </p>
      {!isSent && (
        <Button disabled={isRunning} onClick={() => void send()}>
          <Trans>Poslat nový odkaz</Trans>
        </Button>
      )}
    </div>
  );
}
