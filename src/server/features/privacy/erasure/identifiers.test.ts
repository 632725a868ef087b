import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { patternOf } from './identifiers.ts';

const testing = useTestContext();

const identity = {
  username: 'Jan.Novak',
  email: 'jan+karafa@post.example',
  phone: '601234567',
  first_name: 'Kristýna',
  last_name: 'Vlková',
  company: 'Vinotéka (u Vlků)',
  company_id: '12345678',
  addresses: ['Habrmanova 17'],
};

async function strike(text: string, person = identity): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select regexp_replace(${text}, ${patternOf(person)!}, '…', 'g') as text`.execute(testing.context.db);
  return rows[0]!.text;
}

test('R-5.13 names, nicks, contacts and addresses are struck out, however they are written', async () => {
  expect(await strike('Paní Vlkové, Kristýno, VLKOVÁ')).toBe('Paní …, …, …');
  expect(await strike('Volejte 601 234 567 nebo +420601234567, 601-234-567.')).toBe('Volejte … nebo …, ….');
  expect(await strike('JAN+KARAFA@post.example, jan.novak')).toBe('…, …');
  expect(await strike('vinotéka (u vlků), habrmanova  17')).toBe('…, …');
});

test('R-5.13 other words and numbers stay', async () => {
  const text = 'Vlk a Kristián 6012345678, JanXNovak, Habrmanova 170';
  expect(await strike(text)).toBe(text);
  const short = { ...identity, first_name: 'Jan', last_name: 'Malý' };
  expect(await strike('malý Janovec, pan Malý, Jan', short)).toBe('malý Janovec, pan …, …');
});

test('R-5.13 a person without any identifier has nothing to strike out', () => {
  const nobody = {
    username: '~7',
    email: null,
    phone: null,
    first_name: '',
    last_name: '',
    company: null,
    company_id: null,
  };
  expect(patternOf({ ...nobody, addresses: [] })).toBeNull();
});
