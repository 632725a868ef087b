import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { consentToAll, consentToNone, optionalFlags, type Consent, type ConsentFlag } from './consent.ts';
import { useFlagTexts } from './flag-texts.ts';

interface CookieSettingsProps {
  readonly isOpen: boolean;
  /** The earlier choice. */
  readonly consent: Consent | undefined;
  readonly onChoice: (consent: Consent) => void;
  readonly onClose: () => void;
}

/** Every kind of cookie with its explanation; starts with the last choice. */
export function CookieSettings({ isOpen, consent, onChoice, onClose }: CookieSettingsProps) {
  const { t } = useLingui();
  const choose = (choice: Consent) => {
    onChoice(choice);
    showSnackbar({ text: t`Nastavení cookies je uloženo.`, tone: 'success' });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Nastavení cookies`}>
      <ConsentForm consent={consent} onChoice={choose} />
    </Dialog>
  );
}

function ConsentForm({ consent, onChoice }: Pick<CookieSettingsProps, 'consent' | 'onChoice'>) {
  const [ticked, setTicked] = useState<Consent>(consent ?? new Set());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoice(ticked);
      }}
    >
      <FlagRow flag="technical" isTicked />
      {optionalFlags.map((flag) => (
        <FlagRow
          key={flag}
          flag={flag}
          isTicked={ticked.has(flag)}
          onTick={(isTicked) =>
            setTicked(new Set([...ticked].filter((each) => each !== flag).concat(isTicked ? flag : [])))
          }
        />
      ))}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" look="secondary" className="grow">
          <Trans>Přijmout vybrané</Trans>
        </Button>
        <Button onClick={() => onChoice(consentToNone)} className="grow">
          <Trans>Odmítnout vše</Trans>
        </Button>
        <Button onClick={() => onChoice(consentToAll)} className="grow">
          <Trans>Přijmout vše</Trans>
        </Button>
      </div>
    </form>
  );
}

function FlagRow({
  flag,
  isTicked,
  onTick,
}: {
  flag: ConsentFlag;
  isTicked: boolean;
  onTick?: (isTicked: boolean) => void;
}) {
  const { label, meaning } = useFlagTexts()[flag];
  const id = useId();
  return (
    <div className="flex gap-3 border-b border-line py-3">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-meaning`}
        checked={isTicked}
        disabled={!onTick}
        onChange={(event) => onTick?.(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-bottle"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-meaning`} className="text-sm text-muted">
          {meaning}
        </p>
      </div>
    </div>
  );
}
