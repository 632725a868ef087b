import { Trans } from '@lingui/react/macro';

/** Why the tree has gaps. */
export function NotOffered() {
  return (
    <p className="text-sm text-muted">
      <Trans>Kategorie, které se podle zákona nesmí propagovat, v newsletteru nejsou.</Trans>
    </p>
  );
}
