import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { amountField, kilogramsField } from '#shared/contract/fields.ts';
import { mostAmount, mostCharge, rateLimits } from '#shared/money/limits.ts';
import { locales } from '#shared/i18n/locales.ts';
import { installLocale } from '#server/platform/calls/request-locale.ts';
import { createLog } from '#server/platform/log/log.ts';
import { installErrorHandler } from './errors.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  installLocale(app);
  installErrorHandler(app, createLog('error'));
  const body = z.object({
    price: amountField({ min: 1, max: mostAmount }).optional(),
    fee: amountField({ min: 0, max: mostCharge }).optional(),
    weight: kilogramsField({ min: 1, max: 10_000_000 }).optional(),
    rate: z.number().min(rateLimits.min).max(rateLimits.max).multipleOf(rateLimits.step).optional(),
    percent: z.number().multipleOf(0.1).optional(),
    pieces: z.int().max(100).optional(),
    word: z.string().min(3).max(22).optional(),
  });
  app.post('/api/figures', { schema: { body } }, async () => ({}));
});

afterAll(() => app.close());

async function errorTextOf(payload: object, lang = 'cs'): Promise<string> {
  const { errors } = (await app.inject({ method: 'POST', url: `/api/figures?lang=${lang}`, payload })).json();
  return Object.values(errors).flat().join('; ').replaceAll('\u00a0', ' ');
}

const written = 'Částka má více desetinných míst, než kolik se jich v její měně používá.';

test.each([
  [{ price: 0 }, 'Částka musí být vyšší než nula.'],
  [{ price: 10 ** 15 }, 'Zadejte prosím nejvýše 100 000 000,00.'],
  [{ price: null }, 'Pole musí být vyplněno'],
  [{ price: 28_999.9 }, written],
  [{ price: 'sto' }, 'Pole musí obsahovat pouze číslice.'],
  [{ fee: -500 }, 'Zadejte prosím nejméně 0,00.'],
  [{ weight: 0 }, 'Zadejte prosím nejméně 0,001.'],
  [{ weight: 20_000_000 }, 'Zadejte prosím nejvýše 10000.'],
  [{ rate: 0 }, 'Zadejte prosím nejméně 0,000001.'],
  [{ rate: 999_999_999 }, 'Zadejte prosím nejvýše 1000.'],
  [{ percent: 0.55 }, 'Desetinných míst může být nejvýše 1.'],
  [{ pieces: 1.5 }, 'Zadejte prosím celé číslo.'],
])('R-8.02 the error of a number names the unit that was typed: %j', async (payload, text) => {
  expect(await errorTextOf(payload)).toBe(text);
});

test.each([
  ['cs', 'a', 'Vyplňte prosím minimálně 3 znaky.'],
  ['cs', 'a'.repeat(23), 'Vyplňte prosím maximálně 22 znaků.'],
  ['en', 'a', 'Please enter at least 3 characters.'],
  ['de', 'a', 'Bitte geben Sie mindestens 3 Zeichen ein.'],
])('R-8.02 the number of characters is inflected: %s, %s', async (lang, word, text) => {
  expect(await errorTextOf({ word }, lang)).toBe(text);
});

test.each(locales)('R-8.02 a limit typed as displayed is parsed to its value (%s)', async (lang) => {
  // As forms parse numbers: spaces are ignored, a comma is a decimal point.
  const read = (figure: string) => Number(figure.replaceAll(/\s/g, '').replace(',', '.'));
  const limitIn = async (payload: object) => read(/[\d\s.,]*\d/.exec(await errorTextOf(payload, lang))![0]);
  expect(await limitIn({ rate: 0 })).toBe(0.000001);
  expect(await limitIn({ rate: 999_999_999 })).toBe(1000);
  expect(await limitIn({ weight: 20_000_000 })).toBe(10_000);
  expect(await limitIn({ price: 10 ** 15 })).toBe(100_000_000);
});
