import { useEffect, useRef, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { secondFactorContract } from '#shared/accounts/second-factor-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { SecondFactorSetup, type Setup } from './second-factor-setup.tsx';

export type SecondFactorState = CallAnswer<(typeof secondFactorContract)['state']>;

/** The current step, shown in addition to the state. */
type Step =
  | { readonly name: 'state' }
  | { readonly name: 'setup'; readonly setup: Setup }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'begin' | 'renew' | 'switch-off' };

/** The second factor of an administrator: switch on and off, replace the recovery codes. */
export function SecondFactor({ state }: { state: SecondFactorState }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [{ is_required, since, recovery_codes }, setState] = useState(state);
  const [step, setStep] = useState<Step>({ name: 'state' });
  const frame = useFocusAfterChange(step.name);
  const showState = () => setStep({ name: 'state' });

  const showCodes = async (codes: readonly string[]) => {
    setStep({ name: 'codes', codes });
    setState(await browserApi.secondFactor.state());
  };
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {step.name === 'state' && since === null && (
        <>
          {is_required && (
            <p role="status" className="rounded border border-line bg-amber-soft px-4 py-3">
              <Trans>Správa portálu se vám otevře, jakmile dvoufázové ověření zapnete.</Trans>
            </p>
          )}
          <p>
            <Trans>
              Při přihlášení se kromě hesla zeptáme i na kód, který ukáže aplikace ve vašem telefonu. Kdo by získal jen
              vaše heslo, do správy se nepřihlásí.
            </Trans>
          </p>
          <p>
            <Button look="secondary" onClick={() => setStep({ name: 'begin' })}>
              <Trans>Zapnout dvoufázové ověření</Trans>
            </Button>
          </p>
        </>
      )}
      {step.name === 'state' && since !== null && (
        <>
          <p>
            <Trans>Zapnuté od {formatDate(since, locale)}.</Trans>{' '}
            <Plural
              value={recovery_codes}
              _0="Nezbývá žádný záložní kód, nechte si prosím vytvořit nové."
              one="Zbývá # záložní kód."
              few="Zbývají # záložní kódy."
              other="Zbývá # záložních kódů."
            />
          </p>
          <p className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setStep({ name: 'renew' })}>
              <Trans>Vytvořit nové záložní kódy</Trans>
            </Button>
            <Button look="quiet" onClick={() => setStep({ name: 'switch-off' })}>
              <Trans>Vypnout dvoufázové ověření</Trans>
            </Button>
          </p>
        </>
      )}
      {step.name === 'begin' && (
        <SecondFactorProof
          action={t`Pokračovat`}
          needsCode={false}
          send={({ password }) => browserApi.secondFactor.begin({ body: { password } })}
          onDone={(setup) => setStep({ name: 'setup', setup })}
          onCancel={showState}
        />
      )}
      {step.name === 'setup' && (
        <SecondFactorSetup setup={step.setup} onDone={(codes) => void showCodes(codes)} onCancel={showState} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={showState} />}
      {step.name === 'renew' && (
        <SecondFactorProof
          action={t`Vytvořit nové kódy`}
          send={(body) => browserApi.secondFactor.renewRecoveryCodes({ body })}
          onDone={({ recovery_codes: codes }) => void showCodes(codes)}
          onCancel={showState}
        />
      )}
      {step.name === 'switch-off' && (
        <SecondFactorProof
          action={t`Vypnout`}
          send={(body) => browserApi.secondFactor.switchOff({ body })}
          onDone={() => {
            setState({ is_required, since: null, recovery_codes: 0 });
            showState();
            showSnackbar({ text: t`Dvoufázové ověření je vypnuté.`, tone: 'success' });
          }}
          onCancel={showState}
        />
      )}
    </div>
  );
}

/** A step removes the clicked button, so the focus moves to the content of the next step. */
function useFocusAfterChange(step: Step['name']) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) frame.current?.focus();
    shown.current = step;
  }, [step]);
  return frame;
}
