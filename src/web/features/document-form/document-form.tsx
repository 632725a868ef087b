import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminDocument, DocumentInput } from '#shared/content/documents-contract.ts';
import { documentLimits } from '#shared/content/limits.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FileField, type ChosenFile } from './file-field.tsx';

interface DocumentFormProps<Answer> {
  /** Undefined: a new one. */
  readonly document: AdminDocument | undefined;
  readonly edited?: EditedVersion<AdminDocument>;
  readonly send: (input: DocumentInput) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** A document to download: a title and a file in the languages in which it exists. */
export function DocumentForm<Answer>({ document, edited, send, onDone }: DocumentFormProps<Answer>) {
  const { t } = useLingui();
  const [files, setFiles] = useState(() => filesOf(document));
  const [uploading, setUploading] = useState(0);
  const form = useGuardedForm<Answer>(
    {
      send: (values) => {
        const text = (name: string) => String(values.get(name) ?? '');
        return send({
          is_published: values.has('is_published'),
          texts: mapLocales((lang) => ({
            title: text(`texts.${lang}.title`),
            description: text(`texts.${lang}.description`),
            file_key: files[lang]?.key ?? null,
          })),
        });
      },
      onDone,
    },
    files,
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {edited && (
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => <DocumentForm document={row} send={send} onDone={onDone} />}
          onTake={(row) => setFiles(filesOf(row))}
        />
      )}
      <p className="max-w-[75ch] text-sm text-muted">
        <Trans>Dokument se ukáže jen v jazycích, ve kterých má název a soubor. Nový soubor má stejnou adresu.</Trans>
      </p>
      <div className="grid gap-4 wide:grid-cols-3">
        {locales.map((lang) => {
          const file = files[lang];
          const stored = document?.files[lang];
          const isNew = file !== undefined && file.key !== document?.texts[lang].file_key;
          return (
            <fieldset key={lang} className="flex min-w-0 flex-col gap-4 rounded border border-line p-4">
              <legend className="px-1 font-heading text-lg font-semibold">{languages[lang].name}</legend>
              <TextField
                name={`texts.${lang}.title`}
                lang={lang}
                label={t`Název`}
                defaultValue={document?.texts[lang].title}
                errors={form.errorsOf(`texts.${lang}.title`)}
                maxLength={documentLimits.title}
                autoComplete="off"
              />
              <TextAreaField
                name={`texts.${lang}.description`}
                lang={lang}
                label={t`Popis`}
                defaultValue={document?.texts[lang].description}
                errors={form.errorsOf(`texts.${lang}.description`)}
                maxLength={documentLimits.description}
                rows={3}
              />
              <FileField
                name={`texts.${lang}.file_key`}
                label={t`Soubor`}
                address={stored?.url}
                value={file}
                isNew={isNew}
                errors={form.errorsOf(`texts.${lang}.file_key`)}
                onChange={(chosen) => setFiles((now) => ({ ...now, [lang]: chosen }))}
                onUploading={(is) => setUploading((now) => now + (is ? 1 : -1))}
              />
              <span
                hidden
                data-compared={`texts.${lang}.file_key`}
                data-label={t`Soubor`}
                data-value={file?.key ?? ''}
                data-text={file ? t`jiný soubor` : ''}
              />
            </fieldset>
          );
        })}
      </div>
      <Checkbox name="is_published" label={t`Ukazovat na portálu`} defaultChecked={document?.is_published ?? true} />
      <p>
        <Button type="submit" disabled={form.isSending || uploading > 0}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

function filesOf(document: AdminDocument | undefined) {
  return mapLocales((lang): ChosenFile | undefined => {
    const key = document?.texts[lang].file_key;
    return key ? { key, bytes: document?.files[lang]?.bytes ?? 0 } : undefined;
  });
}
