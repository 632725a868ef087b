import { useEffect, useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { uploadMegabytes } from '#shared/pictures/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { pictureKinds, uploadPicture } from '#web/features/picture-list/upload-picture.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string | null;
  readonly errors: readonly string[];
  readonly onChange: (key: string | null) => void;
  /** While it uploads, the form must not be sent. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** One picture. It is uploaded as soon as it is chosen; one that no form saves is removed after a day. */
export function PictureField({ name, label, help, value, errors, onChange, onUploading }: PictureFieldProps) {
  const { t } = useLingui();
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
      onChange((await uploadPicture(file, { onProgress: setProgress, signal: abort.signal })).key);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      setFailure((error instanceof ApiError && error.answer.errors?.file?.[0]) || failureText(error));
    } finally {
      setProgress(undefined);
      onUploading(false);
    }
  };
  const shown = failure === undefined ? errors : [failure];
  return (
    <div>
      <label id={`${id}-label`} htmlFor={`${id}-upload`} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        {value !== null && (
          <img
            src={pictureAddress(value, 320, 'webp')}
            alt=""
            className="aspect-3/2 w-32 shrink-0 rounded bg-sunken object-cover"
          />
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={pictureKinds}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
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
          {value === null ? <Trans>Nahrát obrázek</Trans> : <Trans>Nahrát jiný obrázek</Trans>}
        </Button>
        {value !== null && (
          <Button look="quiet" size="small" aria-describedby={`${id}-label`} onClick={() => onChange(null)}>
            <Trans>Odebrat obrázek</Trans>
          </Button>
        )}
      </div>
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={t`Nahrávání obrázku`} className="mt-2 w-full" />
      )}
      <p className="mt-1 text-sm text-muted">
        {help} <Trans>JPEG, PNG, WebP nebo AVIF do {uploadMegabytes} MB.</Trans>
      </p>
      {shown.length > 0 && <FieldErrors id={`${id}-errors`} errors={shown} />}
    </div>
  );
}
