import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';

/** Shown under a form that can't be saved because its version is outdated. The typed values remain for comparison. */
export function OutdatedNote() {
  const { path } = usePage();
  return (
    <p role="status" className="rounded border border-line bg-surface p-4">
      <a href={path} target="_blank" rel="noreferrer">
        <Trans>Otevřít uloženou verzi v novém okně</Trans>
      </a>
    </p>
  );
}
