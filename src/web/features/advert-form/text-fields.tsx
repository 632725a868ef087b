import { Trans, useLingui } from '@lingui/react/macro';
import { advertDescription, advertName, advertPlace } from '#shared/adverts/limits.ts';
import { isLocale, languages, locales } from '#shared/i18n/locales.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { FormPart } from './form-part.ts';

/** Name and description with their language, and the place. */
export function TextFields({ draft, change, errorsOf }: FormPart) {
  const { t } = useLingui();
  const counter = (text: string, max: number) => (
    <span className="tabular-nums">
      <Trans>
        {text.length} z {max} znaků
      </Trans>
    </span>
  );
  return (
    <>
      <TextField
        label={t`Název`}
        name="name"
        required
        maxLength={advertName.max}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        help={counter(draft.name, advertName.max)}
        errors={errorsOf('name')}
      />
      <TextAreaField
        label={t`Popis`}
        name="description"
        required
        maxLength={advertDescription.max}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        help={counter(draft.description, advertDescription.max)}
        errors={errorsOf('description')}
      />
      <SelectField
        label={t`Jazyk textu`}
        name="lang"
        value={draft.lang}
        onChange={({ target }) => isLocale(target.value) && change({ lang: target.value })}
        errors={errorsOf('lang')}
        className="max-w-xs"
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </SelectField>
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
    </>
  );
}
