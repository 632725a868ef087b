import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatewayBrands, gatewayNames } from '#shared/payments/gateways.ts';

const folder = 'src/server/features/payments/gateways';
/** The lists that name every gateway once. */
const lists = new Set(['src/shared/payments/gateways.ts', `${folder}/gateways.ts`, `${folder}/settings.ts`]);
/** `test` is too common a word to look for. */
const names = gatewayNames.filter((name) => gatewayBrands[name] !== null);

test.each(names)('the gateway %s is named in its own folder and in the lists of gateways only', (name) => {
  const elsewhere = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(`${folder}/${name}/`) && !lists.has(file))
    .filter((file) => isNamedIn(name, readFileSync(file, 'utf8')));
  expect(elsewhere).toEqual([]);
});

test('a planted name is found', () => {
  expect(isNamedIn('comgate', `if (payment.provider === 'comgate') refund();`)).toBe(true);
  expect(isNamedIn('comgate', `import { createComgate } from './comgate.ts';`)).toBe(true);
  expect(isNamedIn('comgate', `import { gatewayOf } from './gateways.ts';`)).toBe(false);
});

function isNamedIn(name: string, code: string): boolean {
  return code.toLowerCase().includes(name);
}
