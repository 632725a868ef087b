import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchOffer, DeliveryOffer } from '#shared/cart/contract.ts';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { PickupPointPicker } from '#web/features/pickup-points/pickup-point-picker.tsx';
import { Price } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ChoiceCard } from './choice-card.tsx';

interface DeliveryChoiceProps {
  readonly form: Form;
  readonly deliveries: readonly DeliveryOffer[];
  readonly branches: readonly BranchOffer[];
  readonly needsAgeCheck: boolean;
  /** ISO date where the shop is. */
  readonly today: string;
  readonly chosen: DeliveryOffer | undefined;
  readonly onChoose: (delivery: DeliveryOffer) => void;
  readonly branch: BranchOffer | undefined;
  readonly onBranch: (id: number | undefined) => void;
  readonly point: PickupPoint | null;
  readonly onPoint: (point: PickupPoint | null) => void;
}

/** How the goods get to the buyer: carriers, pickup points, branches. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { form, deliveries, chosen, onChoose } = props;
  const { t } = useLingui();
  const errors = form.errorsOf('carrier_id');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-heading text-2xl font-semibold">
        <Trans>Doprava</Trans>
      </legend>
      {deliveries.length === 0 && (
        <p className="rounded border border-line bg-surface p-4">
          <Trans>Zboží v košíku žádným způsobem doručit neumíme. Upravte prosím košík, nebo nám napište.</Trans>
        </p>
      )}
      <div className="flex flex-col gap-3">
        {deliveries.map((delivery) => (
          <ChoiceCard
            key={delivery.id}
            name="carrier_id"
            value={delivery.id}
            checked={chosen?.id === delivery.id}
            onChange={() => onChoose(delivery)}
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? 'carrier-errors' : undefined}
            title={delivery.name}
            text={
              <>
                {delivery.description && <>{delivery.description} </>}
                <Days delivery={delivery} />
              </>
            }
            price={delivery.price.amount === 0 ? t`zdarma` : <Price money={delivery.price} />}
          >
            {detailOf(delivery, props)}
          </ChoiceCard>
        ))}
      </div>
      {errors.length > 0 && <FieldErrors id="carrier-errors" errors={errors} />}
    </fieldset>
  );
}

function detailOf(delivery: DeliveryOffer, props: DeliveryChoiceProps) {
  if (delivery.kind === 'branch') return <BranchChoice {...props} />;
  if (delivery.kind !== 'pickup_point') return undefined;
  return (
    <PickupPointPicker
      carrierId={delivery.id}
      needsAgeCheck={props.needsAgeCheck}
      value={props.point}
      onChange={props.onPoint}
      error={props.form.errorsOf('pickup_point_id')[0]}
    />
  );
}

function Days({ delivery: { kind, expected_from, expected_to } }: { delivery: DeliveryOffer }) {
  const { locale } = usePage();
  if (kind === 'branch')
    return (
      <Trans>
        Připraveno nejdříve <span className="whitespace-nowrap">{formatDate(expected_from, locale)}</span>
      </Trans>
    );
  return (
    <Trans>
      Doručíme{' '}
      <span className="tablet:whitespace-nowrap">
        {formatDate(expected_from, locale)} – {formatDate(expected_to, locale)}
      </span>
    </Trans>
  );
}

function BranchChoice({ form, branches, branch, onBranch, today }: DeliveryChoiceProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        name="branch_id"
        label={t`Prodejna`}
        value={branch?.id ?? ''}
        errors={form.errorsOf('branch_id')}
        onChange={({ target }) => onBranch(Number(target.value) || undefined)}
      >
        <option value="">{t`Vyberte prosím prodejnu`}</option>
        {branches.map(({ id, town, street, has_everything }) => (
          <option key={id} value={id}>
            {town}, {street} – {has_everything ? t`vše skladem` : t`zboží není na prodejně`}
          </option>
        ))}
      </SelectField>
      {branch && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <div>
            <address className="not-italic">
              <strong>{branch.town}</strong>
              <br />
              {branch.street}, {branch.postcode}
              <br />
              <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>{branch.phone}</a>
            </address>
            <p className="mt-3">
              {branch.has_everything ? (
                <Trans>Zboží máme na prodejně, připravíme ho {formatDate(branch.ready_from, locale)}.</Trans>
              ) : (
                <Trans>
                  Zboží na prodejně není, dodání potrvá až 10 dní, nejpozději do {formatDate(branch.ready_to, locale)}.
                </Trans>
              )}
            </p>
          </div>
          <OpeningHours hours={branch.opening_hours} today={today} />
        </div>
      )}
    </div>
  );
}
