import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { paymentProviders } from '#shared/payments/payments.ts';
import { outcomeTones } from '#web/features/order/order-tone.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { GatewayCell, PaymentHead } from './payment-columns.tsx';
import { useGatewayState, useOutcomeTexts, useProviderTexts } from './payment-texts.ts';
import type { PaymentWebhook } from './payments-data.ts';

/** Webhooks received from gateways, or forged in their name, with their outcomes. */
export function WebhookTable({ webhooks }: { webhooks: readonly PaymentWebhook[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const outcomes = useOutcomeTexts();
  const providers = useProviderTexts();
  const providerText = (name: string) => {
    const known = paymentProviders.find((each) => each === name);
    return known ? providers[known] : name;
  };
  return (
    <DataTable
      isList
      label={t`Oznámení bran`}
      columns={[
        { title: t`Přišlo` },
        { title: t`Platba` },
        { title: t`Číslo u brány` },
        { title: t`Brána` },
        { title: t`Výsledek` },
        { title: t`Má být zaplaceno`, isFigure: true },
        { title: t`Brána hlásí` },
      ]}
    >
      {webhooks.map((webhook) => (
        <DataRow key={webhook.id}>
          <Cell>{formatDateTime(webhook.received_at, locale)}</Cell>
          <PaymentHead {...webhook} />
          <GatewayCell {...webhook} />
          <Cell>
            <span className="wide:whitespace-nowrap">{providerText(webhook.provider)}</span>
          </Cell>
          <Cell>
            <StateMark tone={outcomeTones[webhook.outcome]}>{outcomes[webhook.outcome]}</StateMark>
          </Cell>
          <Cell isFigure>{webhook.amount ? <ChargedPrice money={webhook.amount} /> : '–'}</Cell>
          <Cell>
            <Report body={webhook.body} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

/** The state that the gateway reports, in words, and all that it sent, for those who look for a fault. */
function Report({ body }: Pick<PaymentWebhook, 'body'>) {
  const gatewayState = useGatewayState();
  const { told, status, ...rest } = body;
  const state = told ?? status;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      {typeof state === 'string' && gatewayState(state)}
      {Object.keys(rest).length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted">
            <Trans>Celé oznámení</Trans>
          </summary>
          <dl className="mt-1 grid max-w-96 grid-cols-[auto_1fr] gap-x-3 text-xs">
            {Object.entries(body).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="break-words">{String(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
