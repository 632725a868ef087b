import { expect, test } from 'vitest';
import { boundWords } from './bound-words.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['Láhev 0,7 l a 40 % za 1 500 Kč, do 5 kg.', 'Láhev 0,7~l a~40~% za 1~500~Kč, do 5~kg.'],
  ['K vínu i v zimě, s sebou a u nás.', 'K~vínu i~v~zimě, s~sebou a~u~nás.'],
  ['- a další\n1. o rumu\n\n**v sudu** (z dubu)', '- a~další\n1. o~rumu\n\n**v~sudu** (z~dubu)'],
  ['Rum je z ostrova, jeho 12 let', 'Rum je z~ostrova, jeho 12~let'],
])('in Czech, numbers and one-letter words stay with the next word: %s', (text, bound) => {
  expect(shown(boundWords(text, 'cs'))).toBe(bound);
});

test('in other languages only numbers do', () => {
  expect(shown(boundWords('A bottle of 0.7 l, 18 years', 'en'))).toBe('A bottle of 0.7~l, 18~years');
  expect(shown(boundWords('Bis 300 kg o. Ä. für 60 €', 'de'))).toBe('Bis 300~kg o. Ä. für 60~€');
});
