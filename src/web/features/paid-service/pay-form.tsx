import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceRequest } from '#shared/paid-services/contract.ts';
import type { ServiceMethod } from '#shared/paid-services/services.ts';
import { addressBookPath } from '#web/features/account-links/address-book-path.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { otherMethods } from './other-methods.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/radio.tsx';

interface PayFormProps {
  readonly paying: {
    readonly methods: readonly ServiceMethod[];
    readonly customer: {
      readonly name: string;
      readonly street: string;
      readonly postcode: string;
      readonly city: string;
    } | null;
  };
  /** What else is chosen on the page, as parameters of its address: the way back from the address restores it. */
  readonly choice?: Readonly<Record<string, string>>;
  /** The open request, whose method can be changed. */
  readonly request: ServiceRequest | null;
  /** @returns where to send the user; null for a bank transfer */
  readonly pay: (method: ServiceMethod) => Promise<{ readonly redirect: string | null }>;
  /** The bank transfer is ready. */
  readonly onTransfer: () => Promise<void>;
}

/** Whom the invoice names, and the way of payment. */
export function PayForm({ paying: { methods, customer }, choice, request, pay, onTransfer }: PayFormProps) {
  const { locale, path, search } = usePage();
  const offered = otherMethods(methods, request);
  const [chosen, setChosen] = useState(
    () => request?.method ?? offered.find((each) => each === new URLSearchParams(search).get('method')),
  );
  const chosenParams = new URLSearchParams({ ...choice, ...(chosen && { method: chosen }) }).toString();
  const back = chosenParams === '' ? path : `${path}?${chosenParams}`;
  const address = addressBookPath(back, locale);
  if (customer === null)
    return (
      <>
        <p className="mt-3">
          <Trans>Na platbu vystavujeme fakturu, proto nejprve doplňte fakturační adresu.</Trans>
        </p>
        <p className="mt-3">
          <LinkButton href={address}>
            <Trans>Doplnit adresu</Trans>
          </LinkButton>
        </p>
      </>
    );
  return (
    <>
      <p className="mt-3 text-muted">
        <Trans>
          Fakturu vystavíme na: {customer.name}, {customer.street}, {customer.postcode} {customer.city}.
        </Trans>{' '}
        {!request && (
          <a href={address}>
            <Trans>Změnit adresu</Trans>
          </a>
        )}
      </p>
      {offered.length === 0 ? (
        <p className="mt-3">
          <Trans>Platbu teď přijmout nemůžeme. Zkuste to prosím později.</Trans>
        </p>
      ) : (
        <MethodForm methods={offered} chosen={chosen} onChoose={setChosen} pay={pay} onTransfer={onTransfer} />
      )}
    </>
  );
}

interface MethodFormProps extends Pick<PayFormProps, 'pay' | 'onTransfer'> {
  /** At least one. */
  readonly methods: readonly ServiceMethod[];
  readonly chosen: ServiceMethod | undefined;
  readonly onChoose: (method: ServiceMethod) => void;
}

function MethodForm({ methods, chosen, onChoose, pay, onTransfer }: MethodFormProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const method = methods.find((each) => each === chosen) ?? methods[0]!;
  const texts = { card: t`Platební kartou`, bank_transfer: t`Převodem z účtu` };
  const send = () =>
    run(async () => {
      const { redirect } = await pay(method);
      if (redirect === null) await onTransfer();
      else window.location.assign(redirect);
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
              onChange={() => onChoose(each)}
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
