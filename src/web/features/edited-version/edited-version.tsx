import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';
import { usePage } from '#web/page/page-context.tsx';

interface EditedVersion {
  /** Must be sent with the form. */
  readonly version: string;
  /** Somebody else has saved a newer version. */
  readonly isOutdated: boolean;
  /** Wraps the saving call: on success, its version becomes the current one. */
  readonly watch: <Answer extends { readonly version: string }>(saving: Promise<Answer>) => Promise<Answer>;
}

/**
 * The version that a form was loaded with, for optimistic locking. The page's data may be reloaded while the form is
 * open; its fields keep their values, so the version must not change either.
 */
export function useEditedVersion(first: string): EditedVersion {
  const [version, setVersion] = useState(first);
  const [isOutdated, setIsOutdated] = useState(false);
  return {
    version,
    isOutdated,
    watch: async (saving) => {
      try {
        const saved = await saving;
        setVersion(saved.version);
        setIsOutdated(false);
        return saved;
      } catch (error) {
        setIsOutdated(error instanceof ApiError && error.status === 409);
        throw error;
      }
    },
  };
}

/** Shown under a form that can't be saved because its version is outdated. The typed values remain for comparison. */
export function OutdatedNote() {
  const { path } = usePage();
  return (
    <p role="status" className="rounded border border-line bg-surface p-4">
      <Trans>Mezitím to uložil někdo jiný. Co jste napsali, tu zůstává.</Trans>{' '}
      <a href={path} target="_blank" rel="noreferrer">
        <Trans>Otevřít v novém okně, jak je to uložené teď</Trans>
      </a>
    </p>
  );
}
