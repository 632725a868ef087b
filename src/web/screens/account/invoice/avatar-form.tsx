import { useEffect, useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '#shared/accounts/contract.ts';
import { uploadMegabytes } from '#shared/pictures/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { pictureKinds, uploadPicture } from '#web/features/picture-list/upload-picture.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { Button } from '#web/ui/button.tsx';

/** The user's profile picture: uploaded as soon as it is chosen, or removed. */
export function AvatarForm({ me }: { me: Me }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [key, setKey] = useState(me.avatar_file_name);
  /** Uploaded fraction, 0 to 1, during an upload. */
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => () => running.current?.abort(), []);

  const change = async (work: () => Promise<{ data: Me }>, done: string) => {
    setError(undefined);
    setMessage('');
    setProgress(0);
    try {
      const { data } = await work();
      setKey(data.avatar_file_name);
      setMessage(done);
      void refreshSession();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      const { file, key: unknown } = (error instanceof ApiError && error.answer.errors) || {};
      setError(file?.[0] ?? unknown?.[0] ?? failureText(error));
    } finally {
      setProgress(undefined);
    }
  };
  const upload = async (file: File) => {
    running.current = new AbortController();
    const picture = await uploadPicture(file, { signal: running.current.signal, onProgress: setProgress });
    return browserApi.accounts.setAvatar({ body: { key: picture.key } });
  };
  const isBusy = progress !== undefined;
  return (
    <fieldset className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3" aria-describedby={`${id}-help`}>
      <legend className="mb-2 font-semibold">
        <Trans>Profilový obrázek</Trans>
      </legend>
      <Avatar username={me.username} avatarKey={key} size="large" />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={pictureKinds}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void change(() => upload(file), t`Profilový obrázek je uložen.`);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" disabled={isBusy} onClick={() => chooser.current?.click()}>
            {key === null ? <Trans>Nahrát obrázek</Trans> : <Trans>Změnit obrázek</Trans>}
          </Button>
          {key !== null && (
            <Button
              look="quiet"
              size="small"
              disabled={isBusy}
              onClick={() => void change(() => browserApi.accounts.removeAvatar(), t`Profilový obrázek je odebrán.`)}
            >
              <Trans>Odebrat</Trans>
            </Button>
          )}
        </p>
        <p id={`${id}-help`} className="text-sm text-muted">
          <Trans>
            JPEG, PNG, WebP nebo AVIF do {uploadMegabytes}&nbsp;MB. Zobrazíme z něj kruhový výřez ze středu.
          </Trans>
        </p>
        {isBusy && <progress value={progress} max={1} aria-label={t`Nahrávání obrázku`} className="w-full" />}
        {error !== undefined && (
          <p role="alert" className="text-sm font-semibold text-burgundy-text">
            {error}
          </p>
        )}
        <p role="status" className="text-sm text-link">
          {message}
        </p>
      </div>
    </fieldset>
  );
}
