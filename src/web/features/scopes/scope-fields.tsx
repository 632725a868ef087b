import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { scopes, type Scope } from '#shared/contract/scopes.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { roleNames, roleOf, roles } from './roles.ts';
import { useRoleTexts } from './role-text.ts';
import { useScopeTexts } from './scope-texts.ts';

interface ScopeFieldsProps {
  readonly initial: readonly Scope[];
  readonly errors?: readonly string[] | undefined;
}

/** Checkboxes of the scopes, each with what it permits, and the roles that tick them. */
export function ScopeFields({ initial, errors = [] }: ScopeFieldsProps) {
  const texts = useScopeTexts();
  const roleTexts = useRoleTexts();
  const [chosen, setChosen] = useState<readonly Scope[]>(initial);
  const role = roleOf(chosen);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">
        <Trans>Spravuje</Trans>
      </legend>
      <p className="flex flex-wrap gap-2">
        {roleNames.map((each) => (
          <Button
            key={each}
            look="secondary"
            size="small"
            aria-pressed={each === role}
            onClick={() => setChosen(roles[each])}
          >
            {roleTexts[each]}
          </Button>
        ))}
      </p>
      {errors.map((error) => (
        <p key={error} role="alert" className="text-error">
          {error}
        </p>
      ))}
      {scopes.map((scope) => (
        <div key={scope}>
          <Checkbox
            name={scope}
            label={texts[scope].name}
            checked={chosen.includes(scope)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
            }
          />
          <p className="-mt-1 ml-7.5 text-sm text-muted">{texts[scope].about}</p>
        </div>
      ))}
    </fieldset>
  );
}

/** The ticked scopes of a form with `ScopeFields`. */
export function scopesIn(values: FormData): Scope[] {
  return scopes.filter((scope) => values.has(scope));
}
