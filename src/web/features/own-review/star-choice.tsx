import { useId, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';

interface StarChoiceProps {
  /** Chosen before. */
  readonly chosen: number | undefined;
  readonly errors: readonly string[];
}

/** One to five stars: radio buttons, so arrow keys choose and screen readers read the words. */
export function StarChoice({ chosen, errors }: StarChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const [stars, setStars] = useState(chosen ?? 0);
  const words = [t`špatná zkušenost`, t`spíše špatná`, t`průměrná`, t`dobrá`, t`výborná zkušenost`];
  const isInvalid = errors.length > 0;
  return (
    <fieldset
      role="radiogroup"
      data-field="stars"
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${id}-errors` : undefined}
    >
      <legend className="mb-1 font-semibold">
        <Trans>Počet hvězdiček</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="inline-flex">
          {words.map((word, index) => {
            const count = index + 1;
            return (
              <label
                key={count}
                className="grid size-11 cursor-pointer place-items-center rounded text-amber-text hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-amber"
              >
                <input
                  type="radio"
                  name="stars"
                  value={count}
                  defaultChecked={count === chosen}
                  onChange={() => setStars(count)}
                  className="sr-only"
                  required
                />
                <span className="sr-only">
                  <Plural value={count} one="# hvězdička" few="# hvězdičky" other="# hvězdiček" />, {word}
                </span>
                <Icon name={count <= stars ? 'star' : 'star-empty'} size={30} />
              </label>
            );
          })}
        </span>
        <span aria-hidden="true" className="text-muted">
          {words[stars - 1]}
        </span>
      </div>
      {isInvalid && <FieldErrors id={`${id}-errors`} errors={errors} />}
    </fieldset>
  );
}
