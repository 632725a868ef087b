import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';
import { laterPart } from '#web/page/i18n.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadSteps = laterPart(() => import('./later-steps.tsx'));
const loadBranches = laterPart(() => import('./branch-choice.tsx'));
const loadPoints = laterPart(() => import('#web/features/pickup-points/pickup-point-picker.tsx'));

export type OrderParts = ReturnType<typeof useOrderParts>;

/**
 * The parts of the order form that nobody sees at first: the steps further down come after the page, where they push
 * nothing in view away, what a way of delivery asks for with its choice.
 */
export function useOrderParts(kind: CarrierKind | undefined) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => setIsWanted(true), []);
  const tell = () => showSnackbar({ text: t`Při načítání nastala chyba. Zkuste to prosím později.`, tone: 'error' });
  const steps = useChunk(loadSteps, isWanted, () => {
    setIsWanted(false);
    tell();
  });
  const branches = useChunk(loadBranches, kind === 'branch', tell);
  const points = useChunk(loadPoints, kind === 'pickup_point', tell);
  return {
    steps,
    branches,
    points,
    /** Changes with every part that comes. */
    count: [steps, branches, points].filter(Boolean).length,
    /** Tries to get what could not be got. @returns what to say to who can't go on without it */
    askAgain: (): TypeError => {
      setIsWanted(true);
      return new TypeError('A part of the order form could not be loaded.');
    },
  };
}
