import { z } from 'zod';

const day = z.iso.date();

/** Recomputes a range of days; operators queue it (docs/operations.md). */
export const rebuildJob = { task: 'figures.rebuild', payload: z.object({ from: day, to: day }) } as const;
