import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSvg } from './draw-svg.ts';
import { drawingSubjects, drawingViews, readDrawing, type Drawing } from './drawing.ts';
import { renderDrawing } from './render-picture.ts';

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

describe('drawn pictures', () => {
  test.each(drawingSubjects)('%s renders in every view at the requested size', async (subject) => {
    for (const view of drawingViews) {
      const svg = drawSvg(drawing({ subject, view, name: subject === 'blog_scene' ? 'whisky' : 'Reserva' }), size);
      expect(svg).not.toMatch(/NaN|undefined|<text/);
      const { width, height } = await sharp(await renderDrawing(svg, { width: 160, format: 'webp' })).metadata();
      expect([width, height]).toEqual([160, 200]);
    }
  });

  test('the same drawing gives the same picture, another seed another', () => {
    expect(drawSvg(drawing({}), size)).toBe(drawSvg(drawing({}), size));
    expect(drawSvg(drawing({ seed: 8 }), size)).not.toBe(drawSvg(drawing({}), size));
  });

  test('any text fits: none, very long words, markup, letters that no font has', () => {
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

  test('other values are not drawings', () => {
    expect(readDrawing(null)).toBeUndefined();
    expect(readDrawing({ subject: 'dragon', view: 'front', seed: 1 })).toBeUndefined();
    expect(readDrawing({ subject: 'rum', view: 'front', seed: 1 })).toMatchObject({ brand: '', name: '', note: '' });
  });
});
