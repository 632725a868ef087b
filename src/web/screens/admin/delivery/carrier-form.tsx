import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCarrier, AdminPaymentMethod } from '#shared/delivery/admin-contract.ts';
import { carrierCodePattern } from '#shared/delivery/limits.ts';
import { heurekaCarriers, zboziCarriers } from '#shared/feeds/feeds.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { kilogramsInput, useFigures } from '#web/features/form/figures.ts';
import { LocalisedTexts, readTexts } from '#web/features/localised-texts/localised-texts.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import type { Form } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { FeedNames } from './feed-names.tsx';
import { kindOrder, useKindNames } from './kind-names.ts';
import { PriceRows, readPrices } from './price-rows.tsx';

/** Placeholder of the parcel's number in the tracking URL. */
const placeholder = '{code}';

interface CarrierFormProps {
  /** Undefined for a new one. */
  readonly carrier: AdminCarrier | undefined;
  readonly methods: readonly AdminPaymentMethod[];
  readonly onDone: () => void;
}

export function CarrierForm({ carrier, methods, onDone }: CarrierFormProps) {
  const { t } = useLingui();
  const money = useShopMoney();
  const figures = useFigures();
  const kinds = useKindNames();
  const edited = useEditedVersion(carrier);
  /** The carrier whose price list the form was filled with. */
  const [listed, setListed] = useState(carrier);
  const form = useSavingForm((values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const body = {
      code: text('code').trim(),
      kind: kindOrder.find((kind) => kind === text('kind')) ?? 'courier',
      is_active: values.has('is_active'),
      position: figures.required(text('position')),
      checks_age: values.has('checks_age'),
      tracking_url: text('tracking_url').trim(),
      heureka_id: heurekaCarriers.find((id) => id === text('heureka_id')) ?? null,
      zbozi_id: zboziCarriers.find((id) => id === text('zbozi_id')) ?? null,
      days_min: figures.required(text('days_min')),
      days_max: figures.required(text('days_max')),
      min_weight_g: figures.kilograms(text('min_weight_g')),
      texts: readTexts(values),
      prices: readPrices(values, money, figures),
      payment_method_ids: values.getAll('payment_method_ids').map(Number),
    };
    return carrier
      ? edited.watch(
          browserApi.adminDelivery.changeCarrier({
            params: { id: carrier.id },
            body: { ...body, version: edited.version },
          }),
        )
      : browserApi.adminDelivery.addCarrier({ body });
  }, onDone);
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <CarrierForm carrier={row} methods={methods} onDone={() => undefined} />}
        onTake={(row, fields) => {
          if (fields.some((field) => field.startsWith('prices.'))) setListed(row);
        }}
      />
      <LocalisedTexts texts={carrier?.texts} form={form} />
      <SelectField {...field('kind')} label={t`Druh`} defaultValue={carrier?.kind ?? 'courier'}>
        {kindOrder.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('code')}
        label={t`Kód`}
        help={t`Malá písmena, číslice a podtržítka; používají ho propojené programy.`}
        defaultValue={carrier?.code}
        maxLength={40}
        data-pattern={carrierCodePattern.source}
        required
      />
      <PriceRows key={listed?.version} prices={listed?.prices ?? []} form={form} />
      <TextField
        {...field('min_weight_g')}
        {...kilogramsInput}
        label={t`Nabízet od (kg)`}
        help={t`U lehčích košíků se tento způsob dopravy nenabídne. Prázdné pole znamená jakoukoli hmotnost.`}
        defaultValue={carrier?.min_weight_g ? figures.text(carrier.min_weight_g / 1000) : ''}
        maxLength={20}
        autoComplete="off"
      />
      <PaymentChoice chosen={carrier?.payment_method_ids ?? []} methods={methods} form={form} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field('days_min')}
          label={t`Dny navíc (nejméně)`}
          inputMode="numeric"
          defaultValue={carrier?.days_min ?? 0}
          required
        />
        <TextField
          {...field('days_max')}
          label={t`Dny navíc (nejvíce)`}
          inputMode="numeric"
          defaultValue={carrier?.days_max ?? 0}
          required
        />
      </div>
      <TextField
        {...field('tracking_url')}
        label={t`Adresa pro sledování zásilky`}
        help={t`Začíná https:// a místo čísla zásilky má ${placeholder}. Nepovinná.`}
        inputMode="url"
        defaultValue={carrier?.tracking_url}
        maxLength={300}
      />
      <FeedNames carrier={carrier} field={field} />
      <TextField
        {...field('position')}
        label={t`Pořadí`}
        inputMode="numeric"
        defaultValue={carrier?.position ?? 0}
        required
      />
      <Checkbox name="checks_age" label={t`Při předání ověřuje věk`} defaultChecked={carrier?.checks_age ?? true} />
      <Checkbox name="is_active" label={t`Nabízet zákazníkům`} defaultChecked={carrier?.is_active ?? true} />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

interface PaymentChoiceProps {
  readonly chosen: readonly number[];
  readonly methods: readonly AdminPaymentMethod[];
  readonly form: Form;
}

function PaymentChoice({ chosen, methods, form }: PaymentChoiceProps) {
  const { locale } = usePage();
  const id = useId();
  const errors = form.errorsOf('payment_method_ids');
  return (
    <fieldset aria-describedby={errors.length > 0 ? id : undefined}>
      <legend className="mb-1 font-semibold">
        <Trans>Způsoby platby, které k ní patří</Trans>
      </legend>
      {methods.map((method) => (
        <Checkbox
          key={method.id}
          name="payment_method_ids"
          value={method.id}
          label={method.texts[locale].name}
          defaultChecked={chosen.includes(method.id)}
        />
      ))}
      {errors.length > 0 && <FieldErrors id={id} errors={errors} />}
    </fieldset>
  );
}
