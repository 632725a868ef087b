import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { RejectionReason } from '#shared/reasons/contract.ts';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import type { Form } from '#web/features/form/use-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { inputClasses, TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { useKindTexts } from './kind-texts.ts';

interface ReasonFormProps {
  /** Undefined: a new one. */
  readonly reason: RejectionReason | undefined;
  /** Of which a new reason may be. */
  readonly kinds: readonly ReasonKind[];
  readonly onDone: () => void;
}

/** A prepared reason: its name for administrators, and its text for users in three languages. */
export function ReasonForm({ reason, kinds, onDone }: ReasonFormProps) {
  const kindTexts = useKindTexts();
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(reason);
  const form = useGuardedForm({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      const texts = mapLocales((lang) => ({ name: text(`texts.${lang}.name`), text: text(`texts.${lang}.text`) }));
      return reason
        ? edited.watch(
            browserApi.adminReasons.change({
              params: { id: reason.id },
              body: { texts, version: edited.version },
            }),
          )
        : browserApi.adminReasons.add({ body: { kind: values.get('kind') as ReasonKind, texts } });
    },
    onDone: () => {
      showSnackbar({ text: t`Uloženo.`, tone: 'success' });
      onDone();
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <ReasonForm reason={row} kinds={kinds} onDone={() => undefined} />}
      />
      {!reason && (
        <SelectField name="kind" label={t`Účel`} errors={form.errorsOf('kind')}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindTexts[kind]}
            </option>
          ))}
        </SelectField>
      )}
      {locales.map((lang) => (
        <ReasonTexts key={lang} lang={lang} texts={reason?.texts[lang]} form={form} />
      ))}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

interface ReasonTextsProps {
  readonly lang: Locale;
  readonly texts: RejectionReason['texts'][Locale] | undefined;
  readonly form: Form;
}

function ReasonTexts({ lang, texts, form }: ReasonTextsProps) {
  const { t } = useLingui();
  const id = useId();
  const name = `texts.${lang}.text`;
  const errors = form.errorsOf(name);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-heading text-lg font-semibold">{languages[lang].name}</legend>
      <TextField
        label={t`Název pro správce`}
        name={`texts.${lang}.name`}
        defaultValue={texts?.name}
        errors={form.errorsOf(`texts.${lang}.name`)}
        maxLength={100}
        required
      />
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          <Trans>Text pro uživatele</Trans>
        </label>
        <textarea
          id={id}
          name={name}
          lang={lang}
          defaultValue={texts?.text}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}
          maxLength={2000}
          rows={3}
          required
          className={inputClasses}
        />
        {errors.length > 0 && <FieldErrors id={`${id}-errors`} errors={errors} />}
      </div>
    </fieldset>
  );
}
