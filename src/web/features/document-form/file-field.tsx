import { useEffect, useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UploadedDocument } from '#shared/content/documents-contract.ts';
import { uploadMegabytes } from '#shared/pictures/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { uploadFile } from '#web/features/picture-list/upload-picture.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';
import { FieldErrors } from '#web/ui/labelled.tsx';

export interface ChosenFile {
  readonly key: string;
  readonly bytes: number;
}

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  /** The public file, to open; undefined while there is none. */
  readonly address: string | undefined;
  readonly value: ChosenFile | undefined;
  readonly isNew: boolean;
  readonly errors: readonly string[];
  readonly onChange: (file: ChosenFile) => void;
  /** While it uploads, the form must not be sent. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** One PDF. It is uploaded as soon as it is chosen; one that no form saves is removed after a day. */
export function FileField(props: FileFieldProps) {
  const { name, label, address, value, isNew, errors, onChange, onUploading } = props;
  const { t } = useLingui();
  const { locale } = usePage();
  const id = useId();
  const failureText = useFailureText();
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File) => {
    upload.current?.abort();
    const abort = (upload.current = new AbortController());
    setFailure(undefined);
    setProgress(0);
    onUploading(true);
    try {
      const options = { onProgress: setProgress, signal: abort.signal };
      onChange(await uploadFile<UploadedDocument>('/api/admin/documents/files', file, options));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      setFailure((error instanceof ApiError && error.answer.errors?.file?.[0]) || failureText(error));
    } finally {
      setProgress(undefined);
      onUploading(false);
    }
  };
  const shown = failure === undefined ? errors : [failure];
  const size = value && formatFileSize(value.bytes, locale);
  return (
    <div>
      <label id={`${id}-label`} htmlFor={`${id}-upload`} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/pdf"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void send(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {value && (
          <span>
            {isNew ? (
              <Trans>Nový soubor, {size}</Trans>
            ) : (
              <a href={address} className="underline">
                <Trans>PDF, {size}</Trans>
              </a>
            )}
          </span>
        )}
        <Button
          look="secondary"
          size="small"
          id={`${id}-upload`}
          name={name}
          aria-labelledby={`${id}-label ${id}-upload`}
          aria-describedby={shown.length > 0 ? `${id}-errors` : undefined}
          aria-invalid={shown.length > 0 || undefined}
          onClick={() => chooser.current?.click()}
        >
          {value ? <Trans>Nahrát jiný soubor</Trans> : <Trans>Nahrát soubor</Trans>}
        </Button>
      </p>
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={t`Nahrávání souboru`} className="mt-2 w-full" />
      )}
      <p className="mt-1 text-sm text-muted">
        <Trans>PDF do {uploadMegabytes} MB.</Trans>
      </p>
      {shown.length > 0 && <FieldErrors id={`${id}-errors`} errors={shown} />}
    </div>
  );
}
