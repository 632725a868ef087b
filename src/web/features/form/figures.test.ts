import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { figuresIn, moneyInput, percentInput, readFigure, unitsIn } from './figures.ts';

const crown = { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: null };
const euro = { code: 'EUR', symbol_before: '€', symbol_after: '', decimals: 2 };
const yen = { code: 'JPY', symbol_before: '¥', symbol_after: '', decimals: 0 };

describe('a typed number', () => {
  test.each([
    ['1500', 1500],
    ['1 500', 1500],
    ['1\u00a0500,50', 1500.5],
    ['1\u202f500', 1500],
    [' 0,7 ', 0.7],
    ['0.7', 0.7],
    ['1500.5', 1500.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['1.500,50', 1500.5],
    ['1,500.50', 1500.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1234,567', 1234.567],
    ['1234.567', 1234.567],
    ['12.500,-', 12_500],
    ['12 500,--', 12_500],
    ['500,–', 500],
    ['007', 7],
    ['-5', -5],
    ['−5', -5],
    ['1234567890123', 1_234_567_890_123],
  ])('%j is read in every language as %d', (text, figure) => {
    expect(locales.map((locale) => readFigure(text, locale))).toEqual(locales.map(() => figure));
  });

  test.each<[string, Record<Locale, number>]>([
    ['1.200', { cs: 1200, de: 1200, en: 1.2 }],
    ['1,200', { cs: 1.2, de: 1.2, en: 1200 }],
    ['12.500', { cs: 12_500, de: 12_500, en: 12.5 }],
    ['24,815', { cs: 24.815, de: 24.815, en: 24_815 }],
    ['-1.200', { cs: -1200, de: -1200, en: -1.2 }],
  ])('the language decides whether the mark in %j separates thousands', (text, read) => {
    expect(Object.fromEntries(locales.map((locale) => [locale, readFigure(text, locale)]))).toEqual(read);
  });

  test.each(['', ' ', 'sto', '--5', '1,5,5', ',5', '5,', '1e3', '1.2,3', '1.50.500', '12a', '1,500.500,5', '-', ',-'])(
    '%j is not a number',
    (text) => {
      expect(locales.map((locale) => readFigure(text, locale))).toEqual(locales.map(() => undefined));
    },
  );
});

describe('a unit beside a number', () => {
  const cs = figuresIn('cs');

  test.each([
    ['1 200 Kč', 120_000],
    ['1 200 kč', 120_000],
    ['12.500,-', 1_250_000],
    ['12.500,- Kč', 1_250_000],
    ['CZK 99,90', 9990],
    ['-5 Kč', -500],
  ])('is read with an amount of its currency: %s', (text, minor) => {
    expect(cs.minor(text, crown)).toBe(minor);
  });

  test('is read on either side', () => {
    expect(['€ 19.99', '19,99 €', '19,99EUR'].map((text) => cs.minor(text, euro))).toEqual([1999, 1999, 1999]);
    expect(['59,8 %', '59.8%', '59,8'].map((text) => cs.percent(text))).toEqual([59.8, 59.8, 59.8]);
    expect([cs.kilograms('1,5 kg'), cs.grams('700 g')]).toEqual([1500, 700]);
  });

  test('of another kind or currency makes the number unreadable, which the API rejects at its field', () => {
    expect([cs.minor('50 €', crown), cs.minor('15 %', crown), cs.grams('2 kg'), cs.kilograms('2 g')]).toEqual([
      -1, -1, -1, -1,
    ]);
    expect(cs.optional('40 %')).toBe(-1);
  });

  test('is allowed by the attributes of the field', () => {
    expect(readFigure('1 200 Kč', 'cs', unitsIn(moneyInput(crown)['data-units']))).toBe(1200);
    expect(cs.isUnreadable('59,8 %', percentInput)).toBe(false);
    expect([cs.isUnreadable('59,8 %'), cs.isUnreadable(' '), cs.isUnreadable('dohodou')]).toEqual([true, false, true]);
  });
});

describe.each(locales)('a number written in %s', (locale) => {
  const figures = figuresIn(locale);

  test.each([24.815, 1.2, 1200, 1234.567, 0.125, 0.000001])('is read back: %d', (value) => {
    expect(figures.read(figures.text(value))).toBe(value);
  });

  test.each([
    [150_000, crown],
    [150_050, crown],
    [29, euro],
    [1500, yen],
  ] as const)('is read back in minor units: %d', (minor, currency) => {
    expect(figures.minor(figures.minorText(minor, currency), currency)).toBe(minor);
  });
});

test('an empty number is null, or missing where it is required', () => {
  const { optional, required, minor, requiredMinor, text } = figuresIn('cs');
  expect([optional(' '), minor('', crown), text(null)]).toEqual([null, null, '']);
  expect(JSON.stringify([required(''), requiredMinor('', crown)])).toBe('[null,null]');
});
