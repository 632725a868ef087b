import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawDescription, drawSvg } from './draw-svg.ts';
import { drawingSubjects, drawingViews, type Drawing } from './drawing.ts';

const drawing = (over: Partial<Drawing>): Drawing => ({
  subject: 'rum',
  brand: 'Diplomático',
  name: 'Reserva Exclusiva',
  note: '0,7 l',
  seed: 7,
  view: 'front',
  ...over,
});
const size = { width: 960, height: 1200 };

describe('a drawing', () => {
  test.each(drawingSubjects)('of %s renders in every view, in the requested proportions', async (subject) => {
    for (const view of drawingViews) {
      const svg = drawSvg(drawing({ subject, view, name: subject === 'blog_scene' ? 'whisky' : 'Reserva' }), size);
      expect(svg).not.toMatch(/NaN|undefined|<text/);
      const rendered = sharp(Buffer.from(svg), { density: 72 }).resize({ width: 160 }).webp();
      const { info } = await rendered.toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([160, 200]);
    }
  });

  test('is always the same picture, and another one with another seed', () => {
    expect(drawSvg(drawing({}), size)).toBe(drawSvg(drawing({}), size));
    expect(drawSvg(drawing({ seed: 8 }), size)).not.toBe(drawSvg(drawing({}), size));
  });

  test('takes any words: none, very long ones, markup, characters that no font has', () => {
    for (const brand of [
      '',
      'Nejkulaťoulinkatějšího likérového družstva Žďár nad Sázavou a synové',
      '<script>&"\'',
      '中文 🍷',
      'Żubrówka',
    ]) {
      expect(() => drawSvg(drawing({ brand, name: brand }), size)).not.toThrow();
      expect(drawSvg(drawing({ brand }), size)).not.toContain('<script');
    }
  });

  test('needs a known subject, a view and a seed; its words may be missing', () => {
    expect(drawDescription(null, size)).toBeUndefined();
    expect(drawDescription({ subject: 'dragon', view: 'front', seed: 1 }, size)).toBeUndefined();
    expect(drawDescription({ subject: 'rum', view: 'front' }, size)).toBeUndefined();
    const wordless = drawing({ brand: '', name: '', note: '', seed: 1 });
    expect(drawDescription({ subject: 'rum', view: 'front', seed: 1 }, size)).toBe(drawSvg(wordless, size));
  });
});
