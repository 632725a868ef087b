import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown only once: the server stores nothing but their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(text);
    setMessage(isCopied ? t`Kódy jsou zkopírovány.` : t`Kódy se nepodařilo zkopírovat. Opište si je prosím.`);
  };
  return (
    <>
      <h4 className="text-lg">
        <Trans>Uložte si záložní kódy</Trans>
      </h4>
      <p>
        <Trans>
          Když nebudete mít telefon u sebe, zadejte při přihlášení jeden z nich místo kódu z aplikace. Každý platí jen
          jednou. Znovu je už neukážeme.
        </Trans>
      </p>
      <ol className="grid gap-x-8 gap-y-1 rounded border border-line bg-surface p-4 font-mono tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => void copy()}>
          <Trans>Zkopírovat</Trans>
        </Button>
        <LinkButton
          look="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t`karafa-zalozni-kody.txt`}
        >
          <Icon name="download" size={18} />
          <Trans>Stáhnout jako text</Trans>
        </LinkButton>
        <Button onClick={onDone}>
          <Trans>Kódy mám uložené</Trans>
        </Button>
      </p>
      <p role="status" className="text-sm text-link">
        {message}
      </p>
    </>
  );
}
