import { Trans, useLingui } from '@lingui/react/macro';
import type { PricedDraft } from '#shared/orders/clerk-contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { PickupPointPicker } from '#web/features/pickup-points/pickup-point-picker.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { OrderWish } from './order-wish.ts';

interface WaysPartProps {
  readonly form: Form;
  readonly wish: OrderWish;
  readonly priced: PricedDraft;
  readonly needsAgeCheck: boolean;
  readonly change: (changes: Partial<OrderWish>) => void;
}

/** Delivery with its place, and the payment that goes with it. */
export function WaysPart({ form, wish, priced, needsAgeCheck, change }: WaysPartProps) {
  const { t } = useLingui();
  const text = useChargedText();
  const free = t`zdarma`;
  const noteOf = (money: PricedDraft['total']) => (money.amount === 0 ? free : text(money));
  const delivery = priced.deliveries.find(({ id }) => id === wish.carrier);
  return (
    <>
      <fieldset data-field="carrier_id">
        <legend className="mb-1 font-semibold">
          <Trans>Doprava</Trans>
        </legend>
        {priced.deliveries.map(({ id, name, price }) => (
          <Radio
            key={id}
            name="carrier"
            data-undrafted
            label={name}
            note={noteOf(price)}
            checked={wish.carrier === id}
            onChange={() => {
              form.forget((field) => field === 'carrier_id');
              change({ carrier: id, branch: null, point: null });
            }}
          />
        ))}
        <Errors form={form} field="carrier_id" />
      </fieldset>
      {delivery?.kind === 'branch' && (
        <SelectField
          name="branch_id"
          label={t`Prodejna`}
          data-undrafted
          value={wish.branch ?? ''}
          errors={form.errorsOf('branch_id')}
          onChange={({ target }) => change({ branch: Number(target.value) || null })}
          required
        >
          <option value="">{t`Vyberte prodejnu`}</option>
          {priced.branches.map(({ id, town, street }) => (
            <option key={id} value={id}>
              {town}, {street}
            </option>
          ))}
        </SelectField>
      )}
      {delivery?.kind === 'pickup_point' && (
        <div data-field="pickup_point_id">
          <PickupPointPicker
            key={delivery.id}
            carrierId={delivery.id}
            needsAgeCheck={needsAgeCheck}
            value={wish.point}
            onChange={(point) => change({ point })}
            error={form.errorsOf('pickup_point_id')[0]}
          />
        </div>
      )}
      <fieldset data-field="payment_method_id">
        <legend className="mb-1 font-semibold">
          <Trans>Platba</Trans>
        </legend>
        {paymentsFor(priced, wish.carrier).map(({ id, name, fee }) => (
          <Radio
            key={id}
            name="payment"
            data-undrafted
            label={name}
            note={noteOf(fee)}
            checked={wish.payment === id}
            onChange={() => {
              form.forget((field) => field === 'payment_method_id');
              change({ payment: id });
            }}
          />
        ))}
        {!delivery && (
          <p className="text-muted">
            <Trans>Nejprve vyberte dopravu.</Trans>
          </p>
        )}
        <Errors form={form} field="payment_method_id" />
      </fieldset>
    </>
  );
}

function Errors({ form, field }: { form: Form; field: string }) {
  const errors = form.errorsOf(field);
  return errors.length > 0 ? <FieldErrors id={`${field}-errors`} errors={errors} /> : null;
}

/** What the delivery can be paid by; at a branch only online. */
export function paymentsFor(priced: PricedDraft, carrier: number | null): PricedDraft['payments'] {
  const delivery = priced.deliveries.find(({ id }) => id === carrier);
  if (!delivery) return [];
  return priced.payments.filter(
    ({ id, code }) => delivery.payment_methods.includes(id) && (delivery.kind !== 'branch' || code === 'card'),
  );
}
