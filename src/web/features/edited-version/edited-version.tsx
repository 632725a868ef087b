import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';
import { usePage } from '#web/page/page-context.tsx';

interface EditedVersion {
  /** To be sent with what was typed. */
  readonly version: string;
  /** Somebody else saved it meanwhile. */
  readonly isOutdated: boolean;
  /** Watches the call that saves: what it saved is what the form goes on from. */
  readonly watch: <Answer extends { readonly version: string }>(saving: Promise<Answer>) => Promise<Answer>;
}

/**
 * The version of what a page's form began with. The page may load anew meanwhile, after a switch beside the form; the
 * fields stay as they are, and so does their version.
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

/** Under a form that can't be saved any more: nothing typed goes before it was looked at. */
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
