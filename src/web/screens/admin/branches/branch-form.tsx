import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBranch } from '#shared/delivery/admin-branches-contract.ts';
import { coordinatesPattern, readCoordinates, writeCoordinates } from '#shared/delivery/coordinates.ts';
import { branchCodePattern } from '#shared/delivery/limits.ts';
import { readSpans, weekdays, writtenSpan } from '#shared/delivery/opening-hours.ts';
import { deliveryDays } from '#shared/shop/figures.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import type { Form } from '#web/features/form/use-form.ts';
import { useWeekdayNames } from '#web/features/opening-hours/weekday-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

/** As in the table. */
const defaultPickupDays = 7;

const { prague: near, elsewhere: far } = deliveryDays;

/** @param branch undefined for a new one */
export function BranchForm({ branch, onDone }: { branch: AdminBranch | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const figures = useFigures();
  const edited = useEditedVersion(branch);
  const form = useSavingForm((values) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const body = {
      code: text('code').toUpperCase(),
      kind: text('kind') === 'warehouse' ? ('warehouse' as const) : ('store' as const),
      town: text('town'),
      street: text('street'),
      postcode: text('postcode'),
      phone: text('phone'),
      email: text('email'),
      is_in_capital: values.has('is_in_capital'),
      is_active: values.has('is_active'),
      position: figures.required(text('position')),
      ...readCoordinates(text('coordinates')),
      pickup_days: figures.required(text('pickup_days')),
      opening_hours: Object.fromEntries(weekdays.map((day) => [day, readSpans(text(`opening_hours.${day}`))])),
    };
    return branch
      ? edited.watch(
          browserApi.adminBranches.change({ params: { id: branch.id }, body: { ...body, version: edited.version } }),
        )
      : browserApi.adminBranches.add({ body });
  }, onDone);
  const field = (name: keyof AdminBranch, maxLength: number) => ({
    name,
    errors: form.errorsOf(name),
    defaultValue: branch && String(branch[name]),
    maxLength,
    autoComplete: 'off',
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <BranchForm branch={row} onDone={() => undefined} />}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField {...field('town', 100)} label={t`Obec`} required />
        <TextField {...field('postcode', 20)} label={t`PSČ`} required />
        <TextField {...field('street', 200)} label={t`Ulice a číslo`} required />
        <TextField {...field('phone', 40)} label={t`Telefon`} type="tel" />
        <TextField {...field('email', 254)} label={t`E-mail`} type="email" />
        <TextField
          name="coordinates"
          label={t`Souřadnice`}
          help={t`Zkopírujte je z mapy. Vede podle nich odkaz na mapu.`}
          errors={[...form.errorsOf('latitude'), ...form.errorsOf('longitude')]}
          defaultValue={branch && writeCoordinates(branch)}
          data-pattern={coordinatesPattern}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          {...field('pickup_days', 2)}
          label={t`Kolik dní čeká zboží na vyzvednutí`}
          help={t`Počítají se dny, kdy má prodejna otevřeno.`}
          inputMode="numeric"
          defaultValue={branch?.pickup_days ?? defaultPickupDays}
          required
        />
        <SelectField label={t`Druh`} name="kind" defaultValue={branch?.kind ?? 'store'} errors={form.errorsOf('kind')}>
          <option value="store">{t`prodejna`}</option>
          <option value="warehouse">{t`sklad`}</option>
        </SelectField>
        <TextField
          {...field('code', 10)}
          label={t`Kód`}
          help={t`Velká písmena a číslice`}
          data-pattern={branchCodePattern.source}
          required
        />
        <TextField
          {...field('position', 5)}
          label={t`Pořadí`}
          inputMode="numeric"
          defaultValue={branch?.position ?? 0}
          required
        />
      </div>
      <HoursFields branch={branch} form={form} />
      <Checkbox
        name="is_in_capital"
        label={t`V hlavním městě: zboží odtud je na cestě ${near.min} až ${near.max} dny, odjinud ${far.min} až ${far.max}`}
        defaultChecked={branch?.is_in_capital ?? false}
      />
      <Checkbox name="is_active" label={t`V provozu`} defaultChecked={branch?.is_active ?? true} />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

function HoursFields({ branch, form }: { branch: AdminBranch | undefined; form: Form }) {
  const { long } = useWeekdayNames();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Trans>Otevírací doba</Trans>
      </legend>
      <p className="mb-2 text-sm text-muted">
        <Trans>Například 9:00–12:00, 13:00–18:00. Prázdné: zavřeno.</Trans>
      </p>
      <div className="grid gap-3 tablet:grid-cols-2">
        {weekdays.map((day) => (
          <TextField
            key={day}
            label={long[day]}
            name={`opening_hours.${day}`}
            defaultValue={(branch?.opening_hours[day] ?? []).map(writtenSpan).join(', ')}
            errors={form.errorsOf(`opening_hours.${day}`)}
            autoComplete="off"
            maxLength={60}
          />
        ))}
      </div>
    </fieldset>
  );
}
