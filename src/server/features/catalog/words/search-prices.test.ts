import { expect, test } from 'vitest';
import { readPrices } from './search-prices.ts';

test.each([
  ['rum do 1000', 'rum', { to: 1000 }],
  ['rum do 1 000 kc', 'rum', { to: 1000, currency: 'CZK' }],
  ['rum do 1.000,-', 'rum', { to: 1000, currency: 'CZK' }],
  ['whisky od 500 do 2000', 'whisky', { from: 500, to: 2000 }],
  ['whisky 500-2000 kc', 'whisky', { from: 500, to: 2000, currency: 'CZK' }],
  ['pod 1000 kc gin', 'gin', { to: 1000, currency: 'CZK' }],
  ['konak nad 2000', 'konak', { from: 2000 }],
  ['rum under 1500', 'rum', { to: 1500 }],
  ['rum under €20', 'rum', { to: 20, currency: 'EUR' }],
  ['whisky between 500 and 2000', 'whisky', { from: 500, to: 2000 }],
  ['rum unter 1000', 'rum', { to: 1000 }],
  ['rum bis 20 euro', 'rum', { to: 20, currency: 'EUR' }],
  ['gin max 800', 'gin', { to: 800 }],
])('R-3.04 %j is %j within price limits', (query, words, prices) => {
  const read = readPrices(query);
  expect([read.rest.trim(), read.prices]).toEqual([words, prices]);
});

test.each([
  'rum 12',
  'rum do 12 let',
  'whisky od 12',
  'whisky od 1990',
  'rum from 1975',
  'slivovice do 52 %',
  'pivo do 500 ml',
  'lagavulin 16',
  'monkey 47',
  'dopis 1000',
  'rum do tisice',
  '1 000 000',
])('R-3.04 %j names no price', (query) => {
  expect(readPrices(query)).toEqual({ rest: query, prices: null });
});
