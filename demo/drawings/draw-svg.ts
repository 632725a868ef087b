import { readDrawing, type Drawing, type DrawingSubject } from './drawing.ts';
import { bottle, standingBottle } from './bottle.ts';
import { findBottleLook } from './bottle-forms.ts';
import { carafe, corkscrew, giftSet, glasses, shaker } from './barware.ts';
import { barrel, cooler, cratesOf } from './cellar.ts';
import { book, labels, promoItem } from './collectables.ts';
import { bannerScene, blogScene } from './scenes.ts';
import { canvas, createStage, ground, type Stage } from './stage.ts';
import { surroundings } from './surroundings.ts';
import { element, group } from './svg.ts';
import { cigarBands, cigarBox, cigarCase, cigarillos, cigars } from './cigars.ts';
import { hookah, pipe, pouch, tin } from './pipes.ts';
import { ashtray, cutter, humidor, lighter } from './smoking-tools.ts';
import { standingVessel, type VesselName } from './vessels.ts';

const horizon = 770;

/** Everything but bottles, drawn in the middle of the canvas. */
const goods: Partial<Record<DrawingSubject, (stage: Stage) => string>> = {
  gift_set: giftSet,
  cigar: cigars,
  cigar_box: cigarBox,
  cigarillos,
  pipe_tobacco: (stage) => tin(stage, 245),
  hookah_tobacco: pouch,
  snuff: (stage) => tin(stage, 170),
  pipe,
  hookah,
  lighter,
  humidor,
  cutter,
  ashtray,
  case: cigarCase,
  glass: glasses,
  carafe,
  corkscrew,
  shaker,
  barrel,
  cooler,
  labels,
  cigar_bands: cigarBands,
  promo_item: promoItem,
  book,
};

/** The vessel that stands beside a bottle in a scene. */
const companions: Partial<Record<DrawingSubject, readonly [VesselName, string]>> = {
  wine_red: ['wine', '#5c1022'],
  wine_white: ['wine', '#e2cf7a'],
  wine_rose: ['wine', '#eaa08a'],
  sparkling: ['flute', '#e2c95f'],
  beer: ['beer', '#d8981a'],
  cider: ['beer', '#e0b84a'],
  cognac: ['snifter', '#9a4a0f'],
  gin: ['tumbler', '#e9f0ee'],
  vodka: ['tumbler', '#eef3f2'],
  absinthe: ['tulip', '#9fbf4a'],
  fruit_spirit: ['tulip', '#f3edd6'],
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws the content of `picture.drawing` as SVG. @returns undefined when it is not a drawing */
export function drawDescription(description: unknown, size: Size): string | undefined {
  const drawing = readDrawing(description);
  return drawing && drawSvg(drawing, size);
}

/**
 * The picture of a drawing as SVG: the same drawing and size always give the same text. Letters are outlines, so the
 * machine needs no fonts.
 */
export function drawSvg(drawing: Drawing, size: Size): string {
  const stage = createStage(drawing);
  if (drawing.subject === 'blog_scene') return sheet(stage, size, { width: 1200, height: 800 }, blogScene(stage));
  if (drawing.subject === 'banner_scene') return sheet(stage, size, { width: 1200, height: 800 }, bannerScene(stage));
  const back = surroundings(stage, { ...canvas, horizon });
  return sheet(stage, size, canvas, group({}, back, subject(stage)));
}

function subject(stage: Stage): string {
  const { drawing } = stage;
  const good = goods[drawing.subject];
  if (!good || findBottleLook(drawing.subject)) return bottleViews(stage);
  const content = good(stage);
  if (drawing.view === 'detail') return zoomed(content, { x: 400, y: ground - 190, scale: 1.5 });
  // Seen from a little further away.
  if (drawing.view === 'scene') return group({ transform: 'translate(64 72) scale(0.84)' }, content);
  return content;
}

function bottleViews(stage: Stage): string {
  const { drawing } = stage;
  const made = bottle(stage, drawing.subject);
  const scale = drawing.subject === 'miniature' ? 1.55 : 735 / 700;
  if (drawing.view === 'detail') {
    const middle = (made.label.top + made.label.bottom) / 2;
    const top = ground - made.height * scale;
    return zoomed(standingBottle(stage, made, { x: 400, y: ground, scale }), {
      x: 400,
      y: top + middle * scale,
      scale: drawing.subject === 'miniature' ? 1.7 : 1.95,
    });
  }
  if (drawing.view === 'scene') {
    const [name, liquid] = companions[drawing.subject] ?? ['tumbler', '#b0610f'];
    const hasCrate = stage.random('scene').chance(0.4) && drawing.subject !== 'miniature';
    return group(
      {},
      hasCrate ? cratesOf(stage, { x: 590, y: ground - 52, width: 330 }) : '',
      standingBottle(stage, made, { x: 290, y: ground - 14, scale: scale * 0.94 }),
      drawing.subject === 'empty_bottle'
        ? ''
        : standingVessel(stage, name, liquid, { x: 570, y: ground + 22, scale: 1.05 }),
    );
  }
  return standingBottle(stage, made, { x: 400, y: ground, scale });
}

/** Enlarges the content and moves a point of it to the middle of the canvas. */
function zoomed(content: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
  return group(
    { transform: `translate(${canvas.width / 2 - x * scale} ${canvas.height / 2 - y * scale}) scale(${scale})` },
    content,
  );
}

function sheet(stage: Stage, size: Size, view: Size, content: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.width,
      height: size.height,
      viewBox: `0 0 ${view.width} ${view.height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    `${stage.sheet.definitions()}${content}`,
  );
}
