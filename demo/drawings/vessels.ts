import { darken, lighten, tone } from './colour.ts';
import { createLathe } from './lathe.ts';
import type { Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, path, placed, rect } from './svg.ts';

/** A vessel of clear glass: its profile, its fill level and the end of its bowl. */
interface Vessel {
  readonly profile: string;
  readonly level: number;
  readonly bowlEnd: number;
}

export const vessels = {
  tumbler: { profile: 'M92 0L84 170Q83 182 70 182L0 182', level: 96, bowlEnd: 160 },
  snifter: {
    profile: 'M52 0C112 60 118 150 40 190C10 204 9 220 9 262C9 282 60 284 66 296L0 298',
    level: 106,
    bowlEnd: 188,
  },
  tulip: {
    profile: 'M44 0C40 40 74 90 66 138C60 172 12 178 8 200L7 276C8 292 58 294 64 304L0 306',
    level: 96,
    bowlEnd: 172,
  },
  wine: {
    profile: 'M72 0C92 70 92 150 40 178C10 192 6 204 6 230L6 336C8 352 70 352 76 362L0 364',
    level: 88,
    bowlEnd: 180,
  },
  flute: {
    profile: 'M34 0C40 90 38 170 14 206C6 220 5 230 5 250L5 350C7 364 54 364 60 372L0 374',
    level: 50,
    bowlEnd: 204,
  },
  beer: { profile: 'M86 0L72 250Q70 268 58 268L0 268', level: 44, bowlEnd: 258 },
  decanter: { profile: 'M34 0L30 110C34 190 160 250 166 350C170 420 120 446 90 446L0 446', level: 288, bowlEnd: 436 },
} as const satisfies Record<string, Vessel>;

export type VesselName = keyof typeof vessels;

/** A glass around x = 0 standing at y = 0, with a liquid in it; an empty colour leaves it empty. */
export function vessel(stage: Stage, name: VesselName, liquid: string): string {
  const { profile, level, bowlEnd } = vessels[name];
  const lathe = createLathe(profile);
  const { sheet } = stage;
  const inner = lathe.band(
    (radius) => -Math.max(0, radius - 5),
    (radius) => Math.max(0, radius - 5),
  );
  const surface = lathe.radiusAt(level) - 5;
  return placed(
    { x: 0, y: -lathe.bottom },
    path(lathe.outline(), { fill: '#eef4f0', 'fill-opacity': 0.2 }),
    liquid
      ? group(
          { 'clip-path': sheet.clip(inner) },
          rect(-lathe.widest, level, lathe.widest * 2, bowlEnd - level, {
            fill: sheet.across(
              [
                [0, darken(liquid, 0.5)],
                [0.25, liquid],
                [0.5, lighten(liquid, 0.3)],
                [0.8, liquid],
                [1, darken(liquid, 0.5)],
              ],
              [-lathe.widest, 0, lathe.widest, 0],
            ),
            'fill-opacity': 0.92,
          }),
          ellipse(0, level, surface, surface * 0.15, { fill: lighten(liquid, 0.45) }),
          name === 'beer' ? rect(-lathe.widest, level - 30, lathe.widest * 2, 34, { rx: 14, fill: '#fff6e2' }) : '',
        )
      : '',
    path(lathe.outline(), {
      fill: sheet.across(
        [
          [0, '#fff', 0.55],
          [0.08, '#0b1a14', 0.3],
          [0.2, '#fff', 0.1],
          [0.6, '#fff', 0],
          [0.9, '#0b1a14', 0.2],
          [1, '#fff', 0.5],
        ],
        [-lathe.widest, 0, lathe.widest, 0],
      ),
    }),
    path(
      lathe.band(
        (radius) => -radius * 0.78,
        (radius) => -radius * 0.66,
      ),
      { fill: '#fff', 'fill-opacity': 0.4 },
    ),
    ellipse(0, 0, lathe.radiusAt(0), lathe.radiusAt(0) * 0.13, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
    }),
  );
}

/** The glass standing on the table. */
export function standingVessel(
  stage: Stage,
  name: VesselName,
  liquid: string,
  place: { x: number; y: number; scale: number },
): string {
  const lathe = createLathe(vessels[name].profile);
  return group(
    {},
    contactShadow(stage, place.x, place.y, lathe.radiusAt(lathe.bottom - 6) * place.scale),
    placed({ x: place.x, y: place.y, scale: place.scale }, vessel(stage, name, liquid)),
  );
}

/** A decanter with its stopper. */
export function stoppedDecanter(stage: Stage, liquid: string, place: { x: number; y: number; scale: number }): string {
  return group(
    {},
    standingVessel(stage, 'decanter', liquid, place),
    placed(
      { x: place.x, y: place.y - 446 * place.scale, scale: place.scale },
      rect(-22, -10, 44, 26, { fill: '#dfe8e2', 'fill-opacity': 0.75 }),
      ellipse(0, -48, 44, 44, {
        fill: stage.sheet.radial(
          [
            [0, '#fff', 0.95],
            [0.5, '#dbe6df', 0.75],
            [1, '#7d9187', 0.85],
          ],
          { cx: 0.35, cy: 0.3, r: 0.8 },
        ),
      }),
      ellipse(0, -48, 44, 44, { fill: 'none', stroke: tone.paper, 'stroke-opacity': 0.7, 'stroke-width': 2 }),
    ),
  );
}
