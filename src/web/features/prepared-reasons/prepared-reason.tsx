import { useLingui } from '@lingui/react/macro';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import type { RejectionReason } from '#shared/reasons/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export type PreparedReasons = readonly RejectionReason[];

interface PreparedReasonProps {
  readonly reasons: PreparedReasons;
  readonly reasonId: number | undefined;
  /** Languages of the users, who get the reason in their own. */
  readonly locales: readonly Locale[];
  readonly onChange: (reasonId: number | undefined) => void;
}

/** Chooses a prepared reason and shows what the users will read. */
export function PreparedReason({ reasons, reasonId, locales, onChange }: PreparedReasonProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const prepared = reasons.find((each) => each.id === reasonId);
  return (
    <>
      <SelectField
        label={t`Připravený důvod`}
        data-first-focus
        value={reasonId ?? ''}
        onChange={(event) => onChange(Number(event.target.value) || undefined)}
      >
        <option value="">{t`žádný`}</option>
        {reasons.map((reason) => (
          <option key={reason.id} value={reason.id}>
            {reason.texts[locale].name}
          </option>
        ))}
      </SelectField>
      {prepared &&
        locales.map((lang) => (
          <blockquote key={lang} lang={lang} className="rounded bg-sunken px-4 py-3 text-sm whitespace-pre-line">
            {locales.length > 1 && <span className="mb-1 block text-muted">{languages[lang].name}</span>}
            {prepared.texts[lang].text}
          </blockquote>
        ))}
    </>
  );
}
