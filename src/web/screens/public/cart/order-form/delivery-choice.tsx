import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchOffer, DeliveryOffer, DeliveryTooSmall } from '#shared/cart/contract.ts';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { Price } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { decimalText } from '#web/ui/numbers.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { OrderParts } from './order-parts.ts';

interface DeliveryChoiceProps {
  readonly form: Form;
  readonly parts: OrderParts;
  readonly deliveries: readonly DeliveryOffer[];
  readonly tooSmall: readonly DeliveryTooSmall[];
  readonly weightG: number;
  readonly branches: readonly BranchOffer[];
  readonly needsAgeCheck: boolean;
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly chosen: DeliveryOffer | undefined;
  /** The chosen delivery, even if it is no longer offered. */
  readonly chosenId: number | undefined;
  readonly onChoose: (delivery: DeliveryOffer) => void;
  readonly branch: BranchOffer | undefined;
  readonly onBranch: (id: number | undefined) => void;
  readonly point: PickupPoint | null;
  readonly onPoint: (point: PickupPoint | null) => void;
}

/** Chooses the delivery: carriers, pickup points, branches. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { form, deliveries, tooSmall, weightG, chosen, chosenId, onChoose } = props;
  const { t } = useLingui();
  const { locale } = usePage();
  const errors = form.errorsOf('carrier_id');
  const excludedCarrier = tooSmall.find(({ id }) => id === chosenId);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-heading text-2xl font-semibold">
        <Trans>Doprava</Trans>
      </legend>
      {/* Above the cards: below them it would be out of view. */}
      {errors.length > 0 && <FieldErrors id="carrier-errors" errors={errors} />}
      {deliveries.length === 0 && (
        <p className="rounded border border-line bg-surface p-4">
          <Trans>Zboží v košíku bohužel neumíme doručit. Upravte prosím košík, nebo nám napište.</Trans>
        </p>
      )}
      <div className={classes('flex flex-col gap-3', errors.length > 0 && 'mt-2')}>
        {deliveries.map((delivery) => (
          <ChoiceCard
            key={delivery.id}
            name="carrier_id"
            value={delivery.id}
            checked={chosen?.id === delivery.id}
            onChange={() => onChoose(delivery)}
            required
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? 'carrier-errors' : undefined}
            title={delivery.name}
            text={
              <>
                {delivery.description && <>{delivery.description} </>}
                <Days delivery={delivery} branch={props.branch} />
              </>
            }
            price={delivery.price.amount === 0 ? t`zdarma` : <Price money={delivery.price} />}
          >
            {detailOf(delivery, props)}
          </ChoiceCard>
        ))}
        {tooSmall.map(({ id, name, max_weight_g: most }) => (
          <ChoiceCard
            key={id}
            name="carrier_id"
            value={id}
            checked={false}
            disabled
            title={name}
            text={
              <Trans>
                Jen do {inKilograms(most, locale)}&nbsp;kg, zboží v košíku váží {inKilograms(weightG, locale)}&nbsp;kg.
              </Trans>
            }
            price=""
          />
        ))}
      </div>
      <p role="status" className="font-semibold text-burgundy-text not-empty:mt-2">
        {excludedCarrier &&
          t`Košík je pro zvolenou dopravu (${excludedCarrier.name}) už příliš těžký. Vyberte prosím jinou.`}
      </p>
    </fieldset>
  );
}

function inKilograms(grams: number, locale: Locale): string {
  const tenths = Math.round(grams / 100);
  return decimalText(tenths / 10, locale, tenths % 10 === 0 ? 0 : 1);
}

/** Additional fields of the chosen delivery; nothing until their chunk is loaded. */
function detailOf(delivery: DeliveryOffer, props: DeliveryChoiceProps) {
  const { branches, points } = props.parts;
  if (delivery.kind === 'branch') return branches && <branches.BranchChoice {...props} />;
  if (delivery.kind !== 'pickup_point' || !points) return undefined;
  return (
    <div data-field="pickup_point_id">
      <points.PickupPointPicker
        carrierId={delivery.id}
        needsAgeCheck={props.needsAgeCheck}
        value={props.point}
        onChange={props.onPoint}
        error={props.form.errorsOf('pickup_point_id')[0]}
      />
    </div>
  );
}

/** When the goods come: to a branch, on its days once it is chosen. */
function Days({
  delivery: { kind, expected_from, expected_to },
  branch,
}: {
  delivery: DeliveryOffer;
  branch: BranchOffer | undefined;
}) {
  const { locale } = usePage();
  if (kind === 'branch' && branch)
    return (
      <Trans>
        Připraveno <Dates from={branch.ready_from} to={branch.ready_to} />
      </Trans>
    );
  if (kind === 'branch')
    return (
      <Trans>
        Připraveno nejdříve <span className="whitespace-nowrap">{formatDate(expected_from, locale)}</span>, podle
        prodejny
      </Trans>
    );
  return (
    <Trans>
      Doručíme <Dates from={expected_from} to={expected_to} />
    </Trans>
  );
}

function Dates({ from, to }: { from: string; to: string }) {
  const { locale } = usePage();
  return (
    <span className="tablet:whitespace-nowrap">
      {formatDate(from, locale)}
      {from !== to && ` – ${formatDate(to, locale)}`}
    </span>
  );
}
