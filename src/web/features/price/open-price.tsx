import { Trans } from '@lingui/react/macro';

/** Shown instead of a price that is not stated. */
export function OpenPrice() {
  return <Trans>Cena dohodou</Trans>;
}
