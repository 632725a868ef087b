import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Verification, VerificationMethod } from '#shared/verification/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/radio.tsx';

interface PayFormProps {
  /** At least one. */
  readonly methods: readonly VerificationMethod[];
  /** Of the open request. */
  readonly current: VerificationMethod | undefined;
  readonly onChanged: (verification: Verification) => void;
}

/** The way of payment; the open request can change it. */
export function PayForm({ methods, current, onChanged }: PayFormProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [chosen, setChosen] = useState(current);
  const method = methods.find((each) => each === chosen) ?? methods[0]!;
  const texts = { card: t`Platební kartou`, bank_transfer: t`Převodem z účtu` };
  const pay = () =>
    run(async () => {
      const { redirect } = await browserApi.verification.pay({ body: { method } });
      if (redirect === null) onChanged(await browserApi.verification.get());
      else window.location.assign(redirect);
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      {methods.length > 1 && (
        <fieldset className="mt-3">
          <legend className="font-semibold">
            <Trans>Způsob platby</Trans>
          </legend>
          {methods.map((each) => (
            <Radio
              key={each}
              name="method"
              value={each}
              label={texts[each]}
              checked={each === method}
              onChange={() => setChosen(each)}
            />
          ))}
        </fieldset>
      )}
      <p className="mt-3">
        <Button type="submit" disabled={isRunning}>
          {method === 'card' ? <Trans>Zaplatit kartou</Trans> : <Trans>Zobrazit platební údaje</Trans>}
        </Button>
      </p>
    </form>
  );
}
