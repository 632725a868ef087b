import { Trans, useLingui } from '@lingui/react/macro';
import { advertDescription, advertName, advertPlace } from '#shared/adverts/limits.ts';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { FormPart } from './form-part.ts';

export function NameField({ draft, change, errorsOf }: FormPart) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Název`}
      name="name"
      required
      maxLength={advertName.max}
      value={draft.name}
      onChange={(event) => change({ name: event.target.value })}
      help={<Counter text={draft.name} max={advertName.max} />}
      errors={errorsOf('name')}
    />
  );
}

export function DescriptionField({ draft, change, errorsOf }: FormPart) {
  const { t } = useLingui();
  return (
    <TextAreaField
      label={t`Popis`}
      name="description"
      required
      maxLength={advertDescription.max}
      value={draft.description}
      onChange={(event) => change({ description: event.target.value })}
      help={<Counter text={draft.description} max={advertDescription.max} />}
      errors={errorsOf('description')}
    />
  );
}

export function PlaceField({ draft, change, errorsOf }: FormPart) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Místo`}
      name="place"
      required
      maxLength={advertPlace.max}
      autoComplete="address-level2"
      value={draft.place}
      onChange={(event) => change({ place: event.target.value })}
      help={t`Obec, kde zboží předáte nebo odkud ho pošlete.`}
      errors={errorsOf('place')}
    />
  );
}

function Counter({ text, max }: { readonly text: string; readonly max: number }) {
  return (
    <span className="tabular-nums">
      <Trans>
        {text.length} z {max} znaků
      </Trans>
    </span>
  );
}
