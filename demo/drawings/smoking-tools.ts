import { woodenBox } from './boxes.ts';
import { woods, cigar } from './cigars.ts';
import { darken, lighten, tone } from './colour.ts';
import { fit, lettered } from './lettering.ts';
import { ground, type Stage } from './stage.ts';
import { contactShadow } from './surroundings.ts';
import { ellipse, group, line, path, placed, rect } from './svg.ts';

export function lighter(stage: Stage): string {
  const random = stage.random('metal');
  const metal = random.pick([tone.steel, tone.brass, '#3a3a3c', '#8d2432', '#22304a']);
  const shine = stage.sheet.linear([
    [0, darken(metal, 0.45)],
    [0.18, lighten(metal, 0.65)],
    [0.34, metal],
    [0.7, darken(metal, 0.12)],
    [0.85, lighten(metal, 0.4)],
    [1, darken(metal, 0.5)],
  ]);
  const { brand } = stage.drawing;
  const fitted = fit(brand, { face: 'displayItalic', size: 44 }, { maxWidth: 190, maxLines: 2, maxHeight: 90 });
  return group(
    {},
    contactShadow(stage, 400, ground, 130),
    rect(275, ground - 330, 250, 330, { rx: 18, fill: shine }),
    rect(275, ground - 470, 250, 130, { rx: 18, fill: shine }),
    line(275, ground - 336, 525, ground - 336, { stroke: darken(metal, 0.7), 'stroke-width': 5 }),
    rect(520, ground - 372, 18, 74, { rx: 6, fill: darken(metal, 0.25) }),
    rect(300, ground - 300, 200, 270, {
      rx: 8,
      fill: 'none',
      stroke: lighten(metal, 0.45),
      'stroke-width': 2,
      opacity: 0.7,
    }),
    ...fitted.lines.map((text, index) =>
      lettered(
        text,
        { x: 400, y: ground - 150 + index * fitted.size * 1.1 },
        { face: 'displayItalic', size: fitted.size, fill: darken(metal, 0.65) },
      ),
    ),
  );
}

export function humidor(stage: Stage): string {
  const wood = stage.random('wood').pick(woods);
  return group(
    {},
    contactShadow(stage, 400, ground, 310),
    woodenBox(stage, wood, { width: 620, height: 350, lid: 120 }, { x: 400, y: ground }),
    rect(380, ground - 282, 40, 54, {
      rx: 6,
      fill: stage.sheet.linear(
        [
          [0, '#f4dfa0'],
          [0.5, tone.brass],
          [1, '#7a5a20'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ellipse(400, ground - 252, 6, 8, { fill: '#2a1c0c' }),
    ellipse(400, ground - 110, 62, 62, {
      fill: stage.sheet.linear(
        [
          [0, '#f7e7b4'],
          [1, '#7a5a20'],
        ],
        [0, 0, 1, 1],
      ),
    }),
    ellipse(400, ground - 110, 52, 52, { fill: '#fbf7ec' }),
    ...Array.from({ length: 11 }, (_, index) =>
      placed(
        { x: 400, y: ground - 110, turn: -100 + index * 20 },
        line(0, -48, 0, index % 5 === 0 ? -36 : -41, { stroke: tone.ink, 'stroke-width': 2 }),
      ),
    ),
    placed(
      { x: 400, y: ground - 110, turn: stage.random('dial').between(20, 50) },
      line(0, 8, 0, -40, { stroke: tone.burgundy, 'stroke-width': 3.4 }),
    ),
  );
}

export function cutter(stage: Stage): string {
  const metal = stage.random('metal').pick(['#2a2a2c', tone.steel, tone.brass, '#5c1626']);
  const face = stage.sheet.linear(
    [
      [0, lighten(metal, 0.5)],
      [0.45, metal],
      [1, darken(metal, 0.45)],
    ],
    [0, 0, 1, 1],
  );
  return group(
    {},
    ellipse(400, ground + 6, 320, 34, { fill: '#0b0704', opacity: 0.4 }),
    placed(
      { x: 400, y: ground - 130, turn: -8 },
      path(
        'M-330 0C-330 -100 -190 -120 -120 -70L120 -70C190 -120 330 -100 330 0C330 100 190 120 120 70L-120 70C-190 120 -330 100 -330 0Z',
        { fill: face },
      ),
      ellipse(-232, 0, 58, 58, { fill: '#1d140d' }),
      ellipse(232, 0, 58, 58, { fill: '#1d140d' }),
      ellipse(0, 0, 66, 66, { fill: '#20160e' }),
      path('M-66 0A66 66 0 0 1 0 -66L0 66A66 66 0 0 1 -66 0Z', {
        fill: stage.sheet.linear(
          [
            [0, '#f6f4ee'],
            [1, '#8b8880'],
          ],
          [0, 0, 1, 1],
        ),
      }),
      path('M-300 -30C-290 -80 -190 -92 -140 -56', {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
    ),
  );
}

export function ashtray(stage: Stage): string {
  const stone = stage.random('stone').pick(['#e7e2d6', '#2b2a2a', '#5b3a24', '#3f5a50']);
  return group(
    {},
    contactShadow(stage, 400, ground, 280),
    path(
      `M110 ${ground - 170}L150 ${ground - 10}Q160 ${ground} 180 ${ground}L620 ${ground}Q640 ${ground} 650 ${ground - 10}L690 ${ground - 170}Z`,
      {
        fill: stage.sheet.linear([
          [0, darken(stone, 0.35)],
          [0.3, lighten(stone, 0.35)],
          [0.7, stone],
          [1, darken(stone, 0.5)],
        ]),
      },
    ),
    ellipse(400, ground - 170, 290, 66, { fill: lighten(stone, 0.3) }),
    ellipse(400, ground - 162, 244, 50, { fill: darken(stone, 0.5) }),
    ellipse(400, ground - 148, 220, 36, { fill: darken(stone, 0.3) }),
    placed({ x: 520, y: ground - 214, turn: 9 }, cigar(stage, 420, 62, 'resting')),
  );
}
