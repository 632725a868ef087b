import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { TestPayment } from '#shared/payments/contract.ts';
import type { TestOutcome } from '#shared/payments/payments.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface GatewayData {
  readonly key: string;
  readonly payment: TestPayment;
}

/**
 * The page of the test gateway, in place of a bank's: simulates the actions of buyers and gateways without moving
 * money.
 */
export const screen = defineScreen<GatewayData>({
  layout: 'simple',
  load: async ({ api, params }) => {
    const key = params.key!;
    return { key, payment: await api.payments.getTest({ params: { key } }) };
  },
  head: ({ key }, { i18n }) => ({
    title: i18n._(msg`Zkušební platební brána`),
    alternates: mapLocales((locale) => routePath('payment-gateway', locale, { key })),
    isIndexed: false,
  }),
  Page: function PaymentGatewayPage({ data: { key, payment } }) {
    return (
      <div className="w-full max-w-xl rounded border border-line bg-surface p-5 tablet:p-8">
        <p className="flex gap-3 rounded border border-amber bg-amber-soft p-4 font-semibold">
          <Icon name="info" className="mt-0.5 shrink-0" />
          <span>
            <Trans>Toto je zkouška. Neplatí se skutečnými penězi a žádná karta není potřeba.</Trans>
          </span>
        </p>
        <h1 className="mt-6 text-3xl">
          <Trans>Zkušební platební brána</Trans>
        </h1>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-lg">
          <dt className="text-muted">
            <Trans>Objednávka</Trans>
          </dt>
          <dd className="font-semibold tabular-nums">{payment.label}</dd>
          <dt className="text-muted">
            <Trans>Částka</Trans>
          </dt>
          <dd className="font-semibold tabular-nums">
            <ChargedPrice money={payment.amount} />
          </dd>
        </dl>
        <Outcomes paymentKey={key} payment={payment} />
      </div>
    );
  },
});

function Outcomes({ paymentKey: key, payment }: { paymentKey: string; payment: TestPayment }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = payment.state === 'pending';
  const play = async (outcome: TestOutcome) => {
    setIsBusy(true);
    try {
      const { redirect } = await browserApi.payments.playTest({ params: { key }, body: { outcome } });
      window.location.assign(redirect);
    } catch (error) {
      setIsBusy(false);
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  const choices: [TestOutcome, text: string][] = [
    ['pay_late', t`Zaplatit, potvrzení přijde se zpožděním`],
    ['pay_twice', t`Zaplatit, potvrzení přijde dvakrát`],
    ['refuse', t`Platbu odmítnout`],
    ['abandon', t`Odejít bez placení`],
  ];
  if (!isOpen)
    return (
      <>
        <p role="status" className="mt-6">
          {payment.state === 'paid' ? (
            <Trans>Platba proběhla.</Trans>
          ) : (
            <Trans>Platba už skončila. Peníze, které by přišly teď, bude obchod vracet.</Trans>
          )}
        </p>
        <p className="mt-4 flex flex-col gap-3">
          <LinkButton href={payment.return_path}>
            <Trans>Zpět do obchodu</Trans>
          </LinkButton>
          {payment.state !== 'paid' && (
            <Button look="secondary" disabled={isBusy} onClick={() => void play('pay')}>
              <Trans>Zaplatit opožděně</Trans>
            </Button>
          )}
        </p>
      </>
    );
  return (
    <div role="group" aria-label={t`Jak má platba dopadnout`} className="mt-6 flex flex-col gap-3">
      <Button disabled={isBusy} onClick={() => void play('pay')}>
        <Trans>Zaplatit</Trans>
      </Button>
      {choices.map(([outcome, choice]) => (
        <Button key={outcome} look="secondary" disabled={isBusy} onClick={() => void play(outcome)}>
          {choice}
        </Button>
      ))}
      <p className="text-sm text-muted">
        <Trans>Zpožděné potvrzení obchod zjistí sám, do pěti minut.</Trans>
      </p>
    </div>
  );
}
