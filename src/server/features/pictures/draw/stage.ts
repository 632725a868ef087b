import type { Drawing } from '../drawing.ts';
import { createRandom, type Random } from './random.ts';
import { createSheet, type Sheet } from './sheet.ts';

/** The tools shared by every part of a drawing. */
export interface Stage {
  readonly drawing: Drawing;
  readonly sheet: Sheet;
  /** An independent random sequence for each purpose. */
  readonly random: (purpose: string) => Random;
}

export function createStage(drawing: Drawing): Stage {
  return { drawing, sheet: createSheet(), random: (purpose) => createRandom(drawing.seed, purpose) };
}

/** Pictures of listings are drawn on this canvas and scaled. */
export const canvas = { width: 800, height: 1000 } as const;

/** Where things stand on the table. */
export const ground = 872;
