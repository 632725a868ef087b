import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import { reservationDays, usualReservationDays } from '#shared/deals/limits.ts';
import type { Money } from '#shared/money/money.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface OfferFormProps {
  readonly conversationId: number;
  /** The advert's price; zero: it has none. */
  readonly suggestion: Money;
  readonly onDone: (deal: Deal) => void;
}

/** Offers a price and how long it holds. */
export function OfferForm({ conversationId, suggestion, onDone }: OfferFormProps) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const figures = useFigures();
  const { currency: code, amount } = suggestion;
  const currency = currencies.find((each) => each.code === code) ?? { decimals: null };
  const form = useGuardedForm({
    draft: `offer-${conversationId}`,
    send: (values) =>
      browserApi.deals.offer({
        params: { id: conversationId },
        body: {
          price: figures.requiredMinor(String(values.get('price') ?? ''), currency),
          days: Number(values.get('days')),
        },
      }),
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="price"
        label={t`Cena (${code})`}
        defaultValue={amount > 0 ? figures.minorText(amount, currency) : ''}
        errors={form.errorsOf('price')}
        {...moneyInput(currency)}
        autoComplete="off"
        required
      />
      <SelectField
        name="days"
        label={t`Nabídka platí`}
        help={t`Po tuto dobu zboží pro kupujícího držíte. Domluvíte-li si předání na později, rezervace se prodlouží.`}
        defaultValue={usualReservationDays}
        errors={form.errorsOf('days')}
      >
        {reservationDays.map((days) => (
          <option key={days} value={days}>
            <Plural value={days} one="# den" few="# dny" other="# dní" />
          </option>
        ))}
      </SelectField>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Odeslat nabídku</Trans>
        </Button>
      </p>
    </form>
  );
}
