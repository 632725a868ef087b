import { woodenBox } from './boxes.ts';
import { darken, lighten, tone } from './colour.ts';
import { fit, lettered } from './lettering.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, line, path, rect } from './svg.ts';

export function barrel(stage: Stage): string {
  const wood = stage.random('oak').pick([tone.oak, '#8f6238', '#7a5233']);
  const outline = `M205 ${ground - 560}Q400 ${ground - 590} 595 ${ground - 560}Q680 ${ground - 290} 595 ${ground - 10}Q400 ${ground + 20} 205 ${ground - 10}Q120 ${ground - 290} 205 ${ground - 560}Z`;
  const staves = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    const [top, middle] = [205 + t * 390, 132 + t * 536];
    return path(`M${top} ${ground - 575}Q${middle} ${ground - 290} ${top} ${ground}`, {
      fill: 'none',
      stroke: darken(wood, 0.5),
      'stroke-width': 3,
    });
  });
  const hoop = (y: number, half: number) =>
    path(
      `M${400 - half} ${y}Q400 ${y + 30} ${400 + half} ${y}L${400 + half} ${y + 34}Q400 ${y + 64} ${400 - half} ${y + 34}Z`,
      {
        fill: stage.sheet.linear([
          [0, '#23211f'],
          [0.3, '#8d8a84'],
          [0.5, '#4d4b47'],
          [1, '#1b1a18'],
        ]),
      },
    );
  const fitted = fit(
    stage.drawing.brand || stage.drawing.name,
    { face: 'display', size: 54 },
    { maxWidth: 320, maxLines: 2, maxHeight: 110 },
  );
  return group(
    {},
    contactShadow(stage, 400, ground, 230),
    path(outline, {
      fill: stage.sheet.linear([
        [0, darken(wood, 0.6)],
        [0.3, lighten(wood, 0.25)],
        [0.6, wood],
        [1, darken(wood, 0.65)],
      ]),
    }),
    group({ 'clip-path': stage.sheet.clip(outline) }, ...staves),
    hoop(ground - 535, 212),
    hoop(ground - 440, 244),
    hoop(ground - 160, 246),
    hoop(ground - 66, 214),
    ellipse(400, ground - 215, 17, 17, { fill: '#2a1a0e' }),
    ...fitted.lines.map((text, index) =>
      lettered(
        text,
        { x: 400, y: ground - 310 + index * fitted.size * 1.1 },
        { face: 'display', size: fitted.size, fill: darken(wood, 0.75), opacity: 0.85 },
      ),
    ),
  );
}

export function cooler(stage: Stage): string {
  const random = stage.random('cooler');
  const shelves = Array.from({ length: 5 }, (_, row) =>
    group(
      {},
      line(262, ground - 110 - row * 118, 538, ground - 110 - row * 118, { stroke: tone.oak, 'stroke-width': 9 }),
      ...Array.from({ length: 5 }, (_bottle, column) => {
        const [x, y] = [290 + column * 55, ground - 139 - row * 118];
        const colour = random.pick(['#1f2a1c', '#3a0a14', '#5a4a1a', '#24302c']);
        return group(
          {},
          ellipse(x, y, 23, 23, { fill: colour }),
          ellipse(x - 6, y - 7, 6, 5, { fill: '#fff', 'fill-opacity': 0.35 }),
          ellipse(x, y, 11, 11, { fill: random.pick([tone.burgundy, tone.gold, '#22201d']) }),
        );
      }),
    ),
  );
  return group(
    {},
    contactShadow(stage, 400, ground, 190),
    rect(222, ground - 720, 356, 720, {
      rx: 12,
      fill: stage.sheet.linear([
        [0, '#1a1a1b'],
        [0.5, '#3b3b3d'],
        [1, '#121213'],
      ]),
    }),
    rect(250, ground - 690, 300, 640, {
      rx: 4,
      fill: stage.sheet.linear(
        [
          [0, '#4c3a20'],
          [1, '#1d150b'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ...shelves,
    rect(250, ground - 690, 300, 640, {
      rx: 4,
      fill: stage.sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.35, '#fff', 0.03],
          [1, '#fff', 0.1],
        ],
        [0, 0, 1, 1],
      ),
    }),
    rect(556, ground - 470, 10, 190, { rx: 5, fill: '#d9d6cd' }),
  );
}

export function cratesOf(stage: Stage, place: { x: number; y: number; width: number }): string {
  const wood = stage.random('crate').pick([tone.oak, '#8f6238', tone.walnut]);
  return woodenBox(stage, wood, { width: place.width, height: place.width * 0.6, lid: 40 }, place);
}
