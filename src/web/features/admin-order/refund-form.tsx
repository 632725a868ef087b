import { useRef, useState, type SubmitEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimalsOf } from '#shared/money/money.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useFormKey } from '#web/features/returns/form-key.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useReportChange } from './order-changes.tsx';
import { RefundedGoods } from './refunded-goods.tsx';
import { contentOf, isNothing, nothingChosen, valueOfChoice } from './refund-choice.ts';

/** Refunds the whole paid amount, the price of some goods, or any part of it. */
export function RefundForm({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const reportChange = useReportChange();
  const { currencies } = usePage().shell;
  const { key, renew } = useFormKey();
  const text = useChargedText();
  const { order, refundable } = data;
  const currency = currencies.find(({ code }) => code === refundable.currency) ?? { decimals: null };
  const units = 10 ** decimalsOf(currency);
  const figures = useFigures();
  const [choice, setChoice] = useState(nothingChosen);
  const [amount, setAmount] = useState(figures.minorText(refundable.amount, currency));
  const [isAsked, setIsAsked] = useState(false);
  const isConfirmed = useRef(false);
  const minor = figures.requiredMinor(amount, currency);
  const form = useGuardedForm(
    {
      send: (values) =>
        browserApi.adminOrders.refund({
          params: { id: order.id },
          body: {
            client_key: key(),
            amount: minor,
            reason: String(values.get('reason') ?? ''),
            content: isNothing(choice) ? null : contentOf(choice, data),
            back_to_stock: values.has('back_to_stock'),
            bank_account: String(values.get('bank_account') ?? ''),
          },
        }),
      onDone: () => {
        renew();
        reportChange(t`Vrácení peněz je zadáno.`);
      },
    },
    choice,
  );
  /** An incomplete form is submitted without confirmation: that only shows its errors and moves no money. */
  const askFirst = (event: SubmitEvent<HTMLFormElement>) => {
    if (isConfirmed.current || form.hasErrors() || !Number.isInteger(minor)) {
      isConfirmed.current = false;
      form.props.onSubmit?.(event);
      return;
    }
    event.preventDefault();
    setIsAsked(true);
  };
  return (
    <Labelled title={<Trans>Vrátit peníze</Trans>}>
      <form {...form.props} onSubmit={askFirst} className="flex flex-col items-start gap-3">
        <FormFailures form={form} />
        <RefundedGoods
          data={data}
          choice={choice}
          errorsOf={form.errorsOf}
          onChoice={(chosen) => {
            setChoice(chosen);
            const worth = isNothing(chosen) ? refundable.amount : valueOfChoice(chosen, data);
            setAmount(figures.minorText(Math.min(worth, refundable.amount), currency));
          }}
        />
        {Object.values(choice.pieces).some((pieces) => pieces > 0) && (
          <Checkbox name="back_to_stock" label={t`Zboží je zpět a patří do skladu`} />
        )}
        <TextField
          name="amount"
          label={t`Částka (${refundable.currency})`}
          {...moneyInput(currency)}
          data-min={1 / units}
          data-max={refundable.amount / units}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          help={t`Nejvýše ${text(refundable)}.`}
          errors={form.errorsOf('amount')}
          autoComplete="off"
          required
        />
        {order.payment.code !== 'card' && (
          <TextField
            name="bank_account"
            label={t`Účet, na který peníze pošleme`}
            help={t`Prázdné: tam, odkud přišly. U dobírky se kupujícího zeptejte.`}
            errors={form.errorsOf('bank_account')}
            maxLength={50}
            autoComplete="off"
          />
        )}
        <TextAreaField
          name="reason"
          label={t`Důvod (uvede se i na opravném dokladu)`}
          rows={2}
          maxLength={500}
          errors={form.errorsOf('reason')}
          className="w-full"
          required
        />
        <Button type="submit" look="danger" size="small" disabled={form.isSending}>
          <Trans>Vrátit peníze</Trans>
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsked}
        isBusy={form.isSending}
        title={t`Vrátit tyto peníze?`}
        nameTitle={t`Objednávka`}
        rows={[{ id: order.id, name: order.number, amount: { ...refundable, amount: minor } }]}
        action={t`Ano, vrátit`}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          isConfirmed.current = true;
          form.props.ref.current?.requestSubmit();
        }}
      >
        <Trans>Platbu kartou vrátí hned brána, ostatní čekají na převod. Tento krok nelze vrátit zpět.</Trans>
      </ConfirmDialog>
    </Labelled>
  );
}
