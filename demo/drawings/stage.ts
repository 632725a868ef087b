import type { Drawing } from './drawing.ts';
import { createRandom, type Random } from './random.ts';
import { createSheet, type Sheet } from './sheet.ts';

/** The input that all parts of a drawing share. */
export interface Stage {
  readonly drawing: Drawing;
  readonly sheet: Sheet;
  /** A random generator for each purpose. */
  readonly random: (purpose: string) => Random;
}

export function createStage(drawing: Drawing): Stage {
  return { drawing, sheet: createSheet(), random: (purpose) => createRandom(drawing.seed, purpose) };
}

/** Pictures of listings are drawn on this canvas and scaled. */
export const canvas = { width: 800, height: 1000 } as const;

/** Where things stand on the table. */
export const ground = 872;
