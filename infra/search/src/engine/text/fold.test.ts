import { expect, test } from 'vitest';
import { fold, foldedWords, textWords } from './fold.ts';

test.each([
  ['Straße', 'strasse'],
  ['Ørsted', 'orsted'],
  ['Łódź', 'lodz'],
  ['Ænima œuvre', 'aenima oeuvre'],
  ['Bogotá niño', 'bogota nino'],
])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

test.each(['½ baño', '3½ habitaciones', 'm² y ①', 'Straße 12½m', 'e-mail, wi-fi'])(
  'the words that are found and the words that are marked are the same: %s',
  (text) => expect(textWords(text).map(({ word }) => word)).toEqual(foldedWords(text)),
);

test('a half is marked where it stands', () => {
  const [first, second] = textWords('½ baño');
  expect([first?.word, first?.start, first?.end, second?.word, second?.start]).toEqual(['1', 0, 1, '2', 1]);
  expect(foldedWords('3½')).toEqual(['3', '1', '2']);
});
