import { useId, useRef, type ReactNode } from 'react';
import { TextField } from '#web/ui/field.tsx';

export interface Suggestion {
  readonly key: string;
  readonly text: ReactNode;
  readonly onChoose: () => void;
}

interface SuggestionFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly name: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly errors?: readonly string[];
  readonly maxLength: number;
  readonly required?: boolean;
}

/** A text field with suggestions below it, as buttons in tab order. Enter chooses the first. */
export function SuggestionField({ suggestions, onType, ...field }: SuggestionFieldProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // The clicked button disappears; the focus must not be lost with it.
  const choose = ({ onChoose }: Suggestion) => {
    frame.current?.querySelector('input')?.focus();
    onChoose();
  };
  return (
    <div ref={frame}>
      <TextField
        {...field}
        type="search"
        autoComplete="off"
        aria-controls={id}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (suggestions[0]) choose(suggestions[0]);
        }}
      />
      <ul id={id} aria-live="polite" className="mt-1 empty:hidden">
        {suggestions.map((suggestion) => (
          <li key={suggestion.key}>
            <button
              type="button"
              onClick={() => choose(suggestion)}
              className="min-h-11 w-full rounded border border-transparent px-3 py-2 text-left hover:border-line-strong hover:bg-sunken"
            >
              {suggestion.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
