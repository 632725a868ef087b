import { plate } from './boxes.ts';
import { darken, lighten, tone } from './colour.ts';
import { fit, lettered } from './lettering.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow, paperColour } from './surroundings.ts';
import { ellipse, group, line, path, placed, rect } from './svg.ts';

export function labels(stage: Stage): string {
  const random = stage.random('labels');
  return group(
    {},
    ...[
      [-15, 250, 420],
      [9, 545, 470],
      [-2, 400, 330],
    ].map(([turn, x, above]) =>
      placed(
        { x: x!, y: ground - above!, turn: turn! + random.between(-2, 2) },
        rect(-142, -176, 296, 366, { fill: '#0b0704', 'fill-opacity': 0.28 }),
        rect(-150, -185, 300, 370, { fill: paperColour(stage, `sheet ${turn}`) }),
        plate(stage, { x: 0, y: 0, width: 270, height: 340 }),
      ),
    ),
  );
}

export function promoItem(stage: Stage): string {
  const colour = stage.random('enamel').pick([tone.burgundy, tone.bottleGreen, '#1f3a5c', '#b8691b', '#1d1a16']);
  const { brand, name } = stage.drawing;
  const fitted = fit(brand || name, { face: 'display', size: 96 }, { maxWidth: 420, maxLines: 2, maxHeight: 190 });
  return group(
    {},
    ellipse(412, ground - 388, 300, 300, { fill: '#0b0704', 'fill-opacity': 0.35 }),
    ellipse(400, ground - 400, 300, 300, {
      fill: stage.sheet.radial(
        [
          [0, lighten(colour, 0.3)],
          [0.75, colour],
          [1, darken(colour, 0.35)],
        ],
        { cx: 0.36, cy: 0.3, r: 0.85 },
      ),
    }),
    ellipse(400, ground - 400, 274, 274, { fill: 'none', stroke: '#f6ead0', 'stroke-width': 8 }),
    ellipse(400, ground - 400, 254, 254, { fill: 'none', stroke: '#f6ead0', 'stroke-width': 2 }),
    ...fitted.lines.map((text, index) =>
      lettered(
        text,
        { x: 400, y: ground - 400 + (index - (fitted.lines.length - 1) / 2) * fitted.size * 1.1 + fitted.size * 0.34 },
        { face: 'display', size: fitted.size, fill: '#f9efd8' },
      ),
    ),
    path(`M190 ${ground - 500}A240 240 0 0 1 330 ${ground - 640}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
  );
}

export function book(stage: Stage): string {
  const cloth = stage.random('cloth').pick([tone.burgundy, tone.bottleGreen, '#1f2a3c', tone.tobacco, '#2a211c']);
  return group(
    {},
    contactShadow(stage, 410, ground, 240),
    rect(206, ground - 624, 420, 620, { fill: '#efe6d2' }),
    ...Array.from({ length: 7 }, (_, index) =>
      line(612 + index * 2, ground - 620, 612 + index * 2, ground - 8, { stroke: '#b9ab8c', 'stroke-width': 0.8 }),
    ),
    rect(190, ground - 632, 420, 632, {
      rx: 5,
      fill: stage.sheet.linear([
        [0, darken(cloth, 0.45)],
        [0.06, lighten(cloth, 0.1)],
        [0.1, darken(cloth, 0.3)],
        [0.14, cloth],
        [1, darken(cloth, 0.2)],
      ]),
    }),
    plate(
      stage,
      { x: 412, y: ground - 400, width: 320, height: 300 },
      { paper: cloth, ink: '#ecd9a6', accent: tone.gold },
    ),
  );
}
