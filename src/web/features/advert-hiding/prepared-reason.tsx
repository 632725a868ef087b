import { useLingui } from '@lingui/react/macro';
import type { adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { usePage } from '#web/page/page-context.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export type PreparedReasons = CallAnswer<(typeof adminAdvertsContract)['reasons']>;

interface PreparedReasonProps {
  readonly reasons: PreparedReasons;
  readonly reasonId: number | undefined;
  /** Languages of the sellers, who get the reason in their own. */
  readonly sellerLocales: readonly Locale[];
  readonly onChange: (reasonId: number | undefined) => void;
}

/** Chooses a prepared reason and shows what the sellers will read. */
export function PreparedReason({ reasons, reasonId, sellerLocales, onChange }: PreparedReasonProps) {
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
        sellerLocales.map((lang) => (
          <blockquote key={lang} lang={lang} className="rounded bg-sunken px-4 py-3 text-sm whitespace-pre-line">
            {sellerLocales.length > 1 && <span className="mb-1 block text-muted">{languages[lang].name}</span>}
            {prepared.texts[lang].text}
          </blockquote>
        ))}
    </>
  );
}
