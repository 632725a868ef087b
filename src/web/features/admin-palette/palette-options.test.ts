import { expect, test } from 'vitest';
import { exactFirst, findScreens, type PaletteOption } from './palette-options.ts';

const screen = (text: string, note: string): PaletteOption => ({ kind: 'screen', href: `/${text}`, text, note });
const screens = [screen('Objednávky', 'E-shop'), screen('Způsoby platby', 'Nastavení'), screen('Platby', 'E-shop')];
const found = (q: string) => findScreens(screens, q).map(({ text }) => text);

test('R-9.01 screens are found by words of their name or group, without diacritics', () => {
  expect(found('')).toHaveLength(3);
  expect(found('zpusoby')).toEqual(['Způsoby platby']);
  expect(found('PLATBY shop')).toEqual(['Platby']);
  expect(found('doprava')).toEqual([]);
});

test('R-9.01 screens are found by other words for what is done there, after those with the word in their name', () => {
  const others = { 'admin-payments': 'vratky, objednávky zdarma', 'admin-orders': 'faktury' } as const;
  const routed = [
    { ...screens[2]!, route: 'admin-payments' as const },
    { ...screens[0]!, route: 'admin-orders' as const },
  ];
  const texts = (q: string) => findScreens(routed, q, others).map(({ text }) => text);
  expect(texts('VRATKY')).toEqual(['Platby']);
  expect(texts('faktury')).toEqual(['Objednávky']);
  expect(texts('objednavky')).toEqual(['Objednávky', 'Platby']);
});

test('R-9.01 what the words name exactly comes first, of whatever kind', () => {
  const option = (kind: PaletteOption['kind'], text: string, keys: PaletteOption['keys'] = []): PaletteOption => ({
    kind,
    text,
    keys,
    href: `/${text}`,
  });
  const options = [
    option('order', '2600000012'),
    option('person', 'novakova', [null]),
    option('person', 'Novák'),
    option('advert', 'Ardbeg 12', ['12', '#12']),
  ];
  const order = (q: string) => exactFirst(options, q).map(({ text }) => text);
  expect(order('novak')[0]).toBe('Novák');
  expect(order('12')[0]).toBe('Ardbeg 12');
  expect(order('#12')).toEqual(['Ardbeg 12', '2600000012', 'novakova', 'Novák']);
  expect(order('nov')).toEqual(options.map(({ text }) => text));
});
