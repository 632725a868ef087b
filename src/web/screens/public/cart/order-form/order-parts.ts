import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadSteps = lazyPart(() => import('./later-steps.tsx'));
const loadBranches = lazyPart(() => import('./branch-choice.tsx'));
const loadPoints = lazyPart(() => import('#web/features/pickup-points/pickup-point-picker.tsx'));

type Steps = Awaited<ReturnType<typeof loadSteps>>;

export type OrderParts = ReturnType<typeof useOrderParts>;

/**
 * Lazily loaded parts of the order form that are not visible at first: the later steps, which load after the page and
 * cause no visible layout shift, and the fields of the chosen delivery.
 */
export function useOrderParts(kind: CarrierKind | undefined) {
  const { t } = useLingui();
  const reportFailure = () =>
    showSnackbar({ text: t`Při načítání nastala chyba. Zkuste to prosím později.`, tone: 'error' });
  const [steps, setSteps] = useState<Steps>();
  const onRendered = useRef<(steps: Steps) => void>(undefined);
  useEffect(() => {
    if (steps) onRendered.current?.(steps);
  }, [steps]);
  const onFailure = useEffectEvent(reportFailure);
  useEffect(() => {
    loadSteps().then(setSteps, () => onFailure());
  }, []);
  const branches = useChunk(loadBranches, kind === 'branch', reportFailure);
  const points = useChunk(loadPoints, kind === 'pickup_point', reportFailure);
  return {
    steps,
    branches,
    points,
    /** Increases with every loaded part. */
    count: [steps, branches, points].filter(Boolean).length,
    /** Resolves once the steps are rendered and their fields filled in. Throws if they can't be loaded. */
    renderSteps: async (): Promise<Steps> => {
      if (steps) return steps;
      const whenRendered = new Promise<Steps>((resolve) => (onRendered.current = resolve));
      setSteps(await loadSteps());
      return whenRendered;
    },
  };
}
