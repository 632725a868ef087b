import { expect, test } from 'vitest';
import { findScreens, type PaletteOption } from './palette-options.ts';

const screen = (text: string, note: string): PaletteOption => ({ kind: 'screen', href: `/${text}`, text, note });
const screens = [screen('Objednávky', 'E-shop'), screen('Způsoby platby', 'Nastavení'), screen('Platby', 'E-shop')];
const found = (q: string) => findScreens(screens, q).map(({ text }) => text);

test('R-9.01 screens are found by words of their name or group, without diacritics', () => {
  expect(found('')).toHaveLength(3);
  expect(found('zpusoby')).toEqual(['Způsoby platby']);
  expect(found('PLATBY shop')).toEqual(['Platby']);
  expect(found('doprava')).toEqual([]);
});
