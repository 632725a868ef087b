import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { mostLimits } from '#shared/vouchers/vouchers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';

export interface Named {
  readonly id: number;
  readonly name: string;
  /** Where several have the same name: with the names above it. */
  readonly path?: string;
}

interface ChosenNamesProps {
  /** Of the field that the form sends for each chosen thing. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly initial: readonly Named[];
  readonly found: readonly Named[];
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly errors: readonly string[];
}

/** Things chosen by typing their names, each with a button that removes it. */
export function ChosenNames({ name, label, help, initial, found, text, onType, errors }: ChosenNamesProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(initial);
  const offered = chosen.length < mostLimits ? found.filter(({ id }) => chosen.every((each) => each.id !== id)) : [];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SuggestionField
        label={label}
        help={help}
        name={`${name}_query`}
        maxLength={80}
        value={text}
        onType={onType}
        errors={errors}
        suggestions={offered.map((each) => ({
          key: String(each.id),
          text: each.path ?? each.name,
          onChoose: () => {
            setChosen([...chosen, each]);
            onType('');
          },
        }))}
      />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((each) => (
          <li key={each.id} className="flex min-w-0 items-center rounded border border-line bg-sunken pl-3">
            <span className="min-w-0 break-words">{each.name}</span>
            <input type="hidden" name={name} value={each.id} />
            <button
              type="button"
              aria-label={t`Odebrat: ${{ name: each.name }}`}
              onClick={() => setChosen(chosen.filter(({ id }) => id !== each.id))}
              className="grid size-11 shrink-0 place-items-center rounded text-muted hover:text-ink tablet:size-9"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
