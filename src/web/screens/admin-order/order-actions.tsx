import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderMove } from '#shared/orders/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/client.ts';
import { moveTexts, obstacleTexts } from '#web/features/order/order-texts.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** What may be done to the order now; what needs more than a click asks for it. */
export function OrderActions({ data }: { data: AdminOrder }) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const { reload } = useNavigation();
  const [asked, setAsked] = useState<OrderMove>();
  const [isBusy, setIsBusy] = useState(false);
  const { order, moves } = data;
  const { id } = order;

  const run = async (call: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await call();
      setAsked(undefined);
      reload();
    } catch (error) {
      const atFields = error instanceof ApiError ? Object.values(error.answer.errors ?? {}).flat() : [];
      showSnackbar({ text: atFields.length > 0 ? atFields.join(' ') : failureText(error), tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const move = (wanted: OrderMove, details: { tracking_code?: string; age_checked?: boolean; reason?: string } = {}) =>
    run(async () => {
      const { left } = await browserApi.adminOrders.move({ body: { ids: [id], move: wanted, ...details } });
      for (const { why } of left) showSnackbar({ text: i18n._(obstacleTexts[why]), tone: 'info' });
    });
  const asksFirst = (wanted: OrderMove) =>
    wanted === 'cancel' ||
    wanted === 'send' ||
    (wanted === 'deliver' && data.needs_age_check && order.delivery.kind === 'branch');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {moves.map((each) => (
        <Button
          key={each}
          look={each === 'cancel' ? 'danger' : 'primary'}
          disabled={isBusy}
          onClick={() => (asksFirst(each) ? setAsked(each) : void move(each))}
        >
          {i18n._(moveTexts[each])}
        </Button>
      ))}
      {data.can_be_marked_paid && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() =>
            void run(async () => {
              const { outcome } = await browserApi.adminOrders.markPaid({ params: { id } });
              showSnackbar(
                outcome === 'settled'
                  ? { text: t`Objednávka je zaplacená.`, tone: 'success' }
                  : { text: t`Na platbu už nikdo nečekal. Čeká v přehledu plateb na vrácení.`, tone: 'info' },
              );
            })
          }
        >
          <Trans>Peníze přišly</Trans>
        </Button>
      )}
      <LinkButton look="quiet" href={`/api/admin/orders/${id}/packing-slip.pdf`} target="_blank">
        <Icon name="download" size={18} />
        <Trans>Dodací list</Trans>
      </LinkButton>
      {order.has_invoice && (
        <LinkButton look="quiet" href={`/api/admin/orders/${id}/invoice.pdf`} target="_blank">
          <Icon name="download" size={18} />
          <Trans>Faktura</Trans>
        </LinkButton>
      )}
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked ? i18n._(moveTexts[asked]) : ''}
      >
        {asked && (
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              const values = new FormData(event.currentTarget);
              void move(asked, {
                tracking_code: String(values.get('tracking_code') ?? ''),
                reason: String(values.get('reason') ?? ''),
                age_checked: values.has('age_checked'),
              });
            }}
          >
            {asked === 'send' && (
              <TextField name="tracking_code" label={t`Číslo zásilky`} maxLength={60} autoComplete="off" />
            )}
            {asked === 'cancel' && (
              <>
                <p>
                  <Trans>Zboží se vrátí do skladu a zaplacené peníze zákazníkovi. Zpět to vzít nejde.</Trans>
                </p>
                <TextAreaField name="reason" label={t`Důvod pro zákazníka`} rows={3} maxLength={500} />
              </>
            )}
            {asked === 'deliver' && (
              <Checkbox
                name="age_checked"
                required
                label={t`Věk ověřen podle dokladu: zákazníkovi je osmnáct nebo více`}
              />
            )}
            <p className="flex flex-wrap justify-end gap-2">
              <Button look="quiet" onClick={() => setAsked(undefined)}>
                <Trans>Zpět</Trans>
              </Button>
              <Button type="submit" look={asked === 'cancel' ? 'danger' : 'primary'} disabled={isBusy}>
                {i18n._(moveTexts[asked])}
              </Button>
            </p>
          </form>
        )}
      </Dialog>
    </div>
  );
}
