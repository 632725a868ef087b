import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecision } from '#web/features/admin/use-decision.ts';
import { useSelection } from '#web/features/admin/use-selection.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import type { SurplusPayment } from './admin-payments.tsx';
import { Check, PaymentHead } from './payment-columns.tsx';
import { useProviderTexts } from './payment-texts.ts';

/** Money that nobody waited for: somebody sends it back and says so here. */
export function SurplusTable({ payments }: { payments: readonly SurplusPayment[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const providers = useProviderTexts();
  const waiting = payments.filter(({ settled_at: settledAt }) => settledAt === null);
  const selection = useSelection(waiting.map(({ id }) => id));
  const { isDeciding, decide } = useDecision();
  const hasChoice = waiting.length > 0;
  return (
    <>
      <p className="mb-3 max-w-3xl text-muted">
        <Trans>
          Peníze, které přišly ke zrušené objednávce, podruhé nebo v jiné výši. Pošlete je zpět v portálu brány nebo
          převodem a potom je tu označte.
        </Trans>
      </p>
      {hasChoice && (
        <p className="mb-2">
          <Button
            size="small"
            disabled={isDeciding || selection.ids.length === 0}
            onClick={() =>
              void decide(() => browserApi.adminPayments.settleSurplus({ body: { ids: [...selection.ids] } }))
            }
          >
            <Trans>Označit jako vrácené</Trans>
          </Button>
        </p>
      )}
      <DataTable
        label={t`Přeplatky`}
        columns={[
          ...(hasChoice
            ? [
                {
                  title: (
                    <Check
                      label={t`Vybrat všechny`}
                      checked={selection.ids.length === waiting.length}
                      onChange={selection.toggleAll}
                    />
                  ),
                },
              ]
            : []),
          { title: t`Platba` },
          { title: t`Částka`, isFigure: true },
          { title: t`Způsob` },
          { title: t`Přišla` },
          { title: t`Vráceno` },
        ]}
      >
        {payments.map((payment) => (
          <DataRow key={payment.id}>
            {hasChoice && (
              <Cell>
                <Check
                  label={t`Vybrat ${payment.variable_symbol ?? payment.id}`}
                  checked={selection.has(payment.id)}
                  onChange={() => selection.toggle(payment.id)}
                />
              </Cell>
            )}
            <PaymentHead symbol={payment.variable_symbol} providerId={payment.provider_id} orderId={payment.order_id} />
            <Cell isFigure>
              <ChargedPrice money={payment.amount} />
            </Cell>
            <Cell>{providers[payment.provider]}</Cell>
            <Cell>{formatDateTime(payment.paid_at, locale)}</Cell>
            <Cell>
              {payment.settled_at ? formatDateTime(payment.settled_at, locale) : '–'}
              {payment.settled_by && <span className="block text-muted">{payment.settled_by}</span>}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
