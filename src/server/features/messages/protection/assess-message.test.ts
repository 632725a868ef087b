import { describe, expect, test } from 'vitest';
import { assessMessage } from './assess-message.ts';
import { findAccounts, findPhones } from './find-identifiers.ts';
import { findLinks } from './find-links.ts';
import { fraudulent, honest } from './sample-messages.ts';

const place = { country: 'CZ', ownHost: 'karafa.example' } as const;
const assess = (text: string) => assessMessage(text, place);

describe('warnings of messages', () => {
  test('forty fraudulent messages in four languages are suspicious', () => {
    expect(fraudulent).toHaveLength(40);
    expect(fraudulent.filter((text) => assess(text) !== 'suspicious')).toEqual([]);
  });

  test('forty honest messages in four languages are not', () => {
    expect(honest).toHaveLength(40);
    expect(honest.filter((text) => assess(text) === 'suspicious')).toEqual([]);
  });

  test('a request for a transfer is pointed out, a price or a phone number is not', () => {
    expect(assess('Pošlete peníze na účet 2600123456/2010.')).toBe('payment');
    expect(assess('Bitte überweisen Sie vorab auf mein Konto.')).toBe('payment');
    expect(assess('Cena je 4 500 Kč, volejte 602 123 456.')).toBeNull();
  });

  test('links to the portal itself and to genuine carriers are not suspicious, imitations are', () => {
    expect(assess('Platbu najdete na https://karafa.example/objednavka/1')).toBeNull();
    expect(assess('Zásilka: https://www.dpd.com/cz/sledovani')).toBeNull();
    expect(assess('Zásilka: https://dpd.com.sledovani-cz.com/1')).toBe('suspicious');
  });
});

test('web addresses are found with and without https, and a missing blank after a full stop is none', () => {
  expect(findLinks('Viz www.palirna.cz/a?b=1, nebo http://příklad.cz. Dnes.Zítra ne.')).toEqual([
    { at: 4, length: 20, url: 'http://www.palirna.cz/a?b=1', host: 'www.palirna.cz' },
    { at: 31, length: 17, url: 'http://xn--pklad-zsa96e.cz/', host: 'xn--pklad-zsa96e.cz' },
  ]);
});

test('accounts and phone numbers are found however they are written', () => {
  const accounts = ['19-2000145399/0800', 'CZ65 0800 0000 1920 0014 5399 prosím', 'cz6508000000192000145399'];
  expect(accounts.flatMap((text) => findAccounts(`Účet ${text}`, 'CZ'))).toEqual(
    Array(3).fill('CZ6508000000192000145399'),
  );
  expect(findAccounts('Ročník 2019/2020, cena 1200/1000', 'CZ')).toEqual([]);
  expect(findPhones('Volejte 602 123 456 nebo +43 664 1234567', 'CZ')).toEqual(['+420602123456', '+436641234567']);
});
