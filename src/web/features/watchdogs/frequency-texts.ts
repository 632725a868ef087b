import { useLingui } from '@lingui/react/macro';
import type { Frequency } from '#shared/watchdogs/limits.ts';

/** When a watchdog tells of what it has found: as a choice, and beside other facts. */
export function useFrequencyTexts(): Record<Frequency, { readonly choice: string; readonly short: string }> {
  const { t } = useLingui();
  return {
    immediate: { choice: t`Hned, jak se objeví`, short: t`hned` },
    daily: { choice: t`Jednou denně ráno`, short: t`denně` },
    weekly: { choice: t`Jednou týdně v pondělí`, short: t`týdně` },
  };
}
