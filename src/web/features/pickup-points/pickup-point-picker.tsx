import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { PickupPointOption } from './pickup-point-option.tsx';
import { usePickupPoints } from './use-pickup-points.ts';

interface PickupPointPickerProps {
  readonly carrierId: number;
  /** Leaves out lockers, which cannot check an age. */
  readonly needsAgeCheck: boolean;
  readonly value: PickupPoint | null;
  readonly onChange: (point: PickupPoint) => void;
  readonly error?: string | undefined;
}

/**
 * Finds a carrier's pickup point by city, street, name or postcode. Give it a new `key` when the carrier
 * changes.
 */
export function PickupPointPicker({ carrierId, needsAgeCheck, value, onChange, error }: PickupPointPickerProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const id = useId();
  const [search, setSearch] = useState('');
  const { found, isLoading, failure, showMore, tryAgain } = usePickupPoints({
    carrierId,
    needsAgeCheck,
    search: search.trim(),
    error: error,
  });
  const points = found?.points ?? [];
  const isSole = search.trim() === '' && !isLoading && found?.total === 1;
  const sole = isSole && !value && error === undefined ? points[0] : undefined;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (sole) choose(sole);
  }, [sole]);
  // The chosen point remains visible whatever the search.
  const shown = value && !points.some(({ id: each }) => each === value.id) ? [value, ...points] : points;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Najděte výdejní místo`}
        help={t`Město, ulice, název nebo PSČ`}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={search}
        aria-controls={`${id}-points`}
        onChange={(event) => setSearch(event.target.value)}
        // Inside the order form Enter would submit the order.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-muted">
        {isLoading && !found ? (
          <Trans>Hledáme výdejní místa…</Trans>
        ) : found && failure === undefined ? (
          <FoundWords total={found.total} shown={found.points.length} />
        ) : null}
      </p>
      {failure !== undefined && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-burgundy-text">{failureText(failure)}</p>
          <Button look="secondary" size="small" onClick={tryAgain}>
            <Trans>Zkusit znovu</Trans>
          </Button>
        </div>
      )}
      <fieldset
        id={`${id}-points`}
        aria-busy={isLoading}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="max-h-96 overflow-y-auto"
      >
        <legend className="sr-only">
          <Trans>Výdejní místa</Trans>
        </legend>
        {shown.map((point) => (
          <PickupPointOption
            key={point.id}
            point={point}
            name={`${id}-point`}
            isChosen={point.id === value?.id}
            onChoose={() => onChange(point)}
          />
        ))}
      </fieldset>
      {error !== undefined && <FieldErrors id={`${id}-error`} errors={[error]} />}
      {found && found.page < found.pages && (
        <Button look="secondary" size="small" className="self-start" disabled={isLoading} onClick={showMore}>
          <Trans>Další</Trans>
        </Button>
      )}
    </div>
  );
}

function FoundWords({ total, shown }: { total: number; shown: number }) {
  if (total === 0) return <Trans>Nic jsme nenašli. Zkuste jen město nebo PSČ.</Trans>;
  return (
    <>
      <Plural value={total} one="# výdejní místo" few="# výdejní místa" other="# výdejních míst" />
      {shown < total && (
        <>
          {', '}
          <Trans>zobrazeno prvních {shown}</Trans>
        </>
      )}
    </>
  );
}
