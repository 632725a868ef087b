import type { DrawingSubject } from './drawing.ts';
import { bottle, standingBottle } from './bottle.ts';
import { cratesOf } from './cellar.ts';
import { createStage, type Stage } from './stage.ts';
import { surroundings } from './surroundings.ts';
import { group, placed } from './svg.ts';
import { pipe } from './pipes.ts';
import { humidor } from './smoking-tools.ts';
import { standingVessel, stoppedDecanter, type VesselName } from './vessels.ts';

const floor = 700;

const themes: Record<string, readonly [DrawingSubject, VesselName, string]> = {
  rum: ['rum', 'snifter', '#8a3f0d'],
  whisky: ['whisky', 'tumbler', '#c27a1c'],
  cognac: ['cognac', 'snifter', '#9a4a0f'],
  wine_red: ['wine_red', 'wine', '#5c1022'],
  wine: ['wine_red', 'wine', '#5c1022'],
  wine_white: ['wine_white', 'wine', '#e2cf7a'],
  fruit_spirit: ['fruit_spirit', 'tulip', '#f3edd6'],
  absinthe: ['absinthe', 'tulip', '#9fbf4a'],
  beer: ['beer', 'beer', '#d8981a'],
  miniature: ['miniature', 'tumbler', '#a85f12'],
};

/** A still life for a post: three things of the theme on a table. */
export function blogScene(stage: Stage): string {
  const theme = stage.drawing.name;
  const back = surroundings(stage, { width: 1200, height: 800, horizon: 590 });
  if (/cigar|humidor/.test(theme))
    return group({}, back, placed({ x: 300, y: floor - 590, scale: 0.72 }, humidor(stage)));
  if (theme.includes('pipe')) return group({}, back, placed({ x: 300, y: floor - 590, scale: 0.72 }, pipe(stage)));
  const [subject, glass, liquid] = themes[theme] ?? stage.random('theme').pick(Object.values(themes));
  return group({}, back, stillLife(stage, subject, glass, liquid));
}

/** A row of bottles under the lamp, for banners. */
export function bannerScene(stage: Stage): string {
  const back = surroundings(stage, { width: 1200, height: 800, horizon: 590 });
  const [subject, glass, liquid] = themes[stage.drawing.name] ?? themes.whisky!;
  return group({}, back, stillLife(stage, subject, glass, liquid));
}

function stillLife(stage: Stage, subject: DrawingSubject, glass: VesselName, liquid: string): string {
  const scaleTo = (height: number, wanted: number) => wanted / height;
  const others = [11, 23].map((step) => {
    // Other bottles of the same shelf: the same words, another seed.
    const other = createStage({
      ...stage.drawing,
      brand: stage.drawing.brand || 'Karafa',
      name: '',
      note: '',
      seed: stage.drawing.seed + step,
    });
    return bottle({ ...other, sheet: stage.sheet }, subject);
  });
  const main = bottle(
    { ...createStage({ ...stage.drawing, brand: 'Karafa', name: '', note: '' }), sheet: stage.sheet },
    subject,
  );
  return group(
    {},
    cratesOf(stage, { x: 905, y: floor - 46, width: 340 }),
    standingBottle(stage, others[0]!, { x: 270, y: floor - 40, scale: scaleTo(others[0]!.height, 470) }),
    standingBottle(stage, others[1]!, { x: 610, y: floor - 44, scale: scaleTo(others[1]!.height, 440) }),
    standingBottle(stage, main, { x: 430, y: floor, scale: scaleTo(main.height, 540) }),
    subject === 'beer' || subject === 'miniature'
      ? ''
      : stoppedDecanter(stage, liquid, { x: 940, y: floor - 232, scale: 0.44 }),
    standingVessel(stage, glass, liquid, { x: 740, y: floor + 26, scale: 0.9 }),
  );
}
